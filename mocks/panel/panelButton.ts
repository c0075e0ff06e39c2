import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { type ButtonPosition, readPlace, writePlace } from './buttonPlace.ts'
import { freePlace, type Shapes } from './freePlace.ts'
import { linkNotice } from './linkNotice.ts'
import { makeMovable } from './movable.ts'
import { controlsUnder, watchPage } from './pageControls.ts'
import { worldName } from './stateTexts.ts'
import { unusualIn } from './unusual.ts'
import './panelButton.css'

const OPEN_KEY = '.'
const STEP_PX = 24
const SHAPES = ['upright', 'uprightShort', 'lying', 'lyingShort'] as const satisfies (keyof Shapes)[]

/**
 * The tab at the page's edge that shows that this is a mock and what is unusual in it, and opens the panel. It does not
 * use React: until it is used, the panel costs a few lines and no chunk.
 */
export function installPanelButton(handle: DeveloperHandle, { isShown }: { isShown: boolean }): void {
  const host = document.createElement('div')
  host.id = 'mock-panel'
  const panelHost = document.createElement('div')
  const notice = linkNotice(handle)
  host.append(notice)
  document.body.append(host)
  if (!isShown) return

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mock-button'
  button.title = 'Open the mock panel (Ctrl + .). Drag it, or move it with the arrow keys.'
  const words = document.createElement('span')
  button.append(badge('mock'), words)
  host.append(button, panelHost)

  const text = () => [` ${worldName(handle)}`, ...unusualIn(handle)].join(' · ')
  let place = readPlace(window.localStorage)
  let shapes: Shapes | undefined
  const draw = () => {
    if (text() !== words.textContent) shapes = undefined
    words.textContent = text()
    button.toggleAttribute('data-unusual', unusualIn(handle).length > 0)
    if (button.hidden) return
    shapes ??= shapesOf(button)
    const free = freePlace(place, composerTop(), shapes, window, controlsUnder(host))
    // A page full of controls has no free place, so the button is hidden. The keyboard shortcut still opens the panel.
    button.style.visibility = free ? '' : 'hidden'
    if (!free) return
    button.dataset.shape = free.shape
    button.dataset.edge = free.shape.startsWith('upright') ? free.side : free.top === 0 ? 'top' : 'bottom'
    button.style.top = `${free.top}px`
    button.style.left = `${free.left}px`
  }
  const put = (next: ButtonPosition) => {
    place = next
    writePlace(window.localStorage, place)
    draw()
  }
  const step = (by: 1 | -1) => {
    const { top } = button.getBoundingClientRect()
    const isTaken = controlsUnder(host)
    // Finds the next free place in this direction; the places between may be covered by controls.
    if (!shapes) return
    for (let distance = STEP_PX; distance < window.innerHeight; distance += STEP_PX / 3) {
      const next = { ...place, down: Math.min(1, Math.max(0, (top + by * distance) / window.innerHeight)) }
      const free = freePlace(next, composerTop(), shapes, window, isTaken)
      if (free?.shape.startsWith('upright') && (free.top - top) * by > 0) return put(next)
    }
  }

  let shown: { close(): void } | undefined
  async function toggle(): Promise<void> {
    if (shown) return shown.close()
    const { openPanel } = await import('./openPanel.tsx')
    shown ??= openPanel(panelHost, handle, () => {
      shown = undefined
      setOpen(false)
      draw()
      button.focus()
    })
    setOpen(true)
  }
  function setOpen(isOpen: boolean): void {
    button.hidden = isOpen
    notice.classList.toggle('mock-notice-covered', isOpen)
    document.documentElement.toggleAttribute('data-mock-panel', isOpen)
  }

  makeMovable(button, { put, step, toSide: (side) => put({ ...place, side }) })
  button.addEventListener('click', () => void toggle())
  window.addEventListener('keydown', (event) => {
    if (event.key !== OPEN_KEY || !event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    void toggle()
  })
  watchPage(host, draw)
  handle.subscribe(() => text() !== words.textContent && draw())
  draw()
}

function badge(text: string): HTMLElement {
  const element = document.createElement('b')
  element.textContent = text
  return element
}

/** The size of the button in each shape, with its present text. */
function shapesOf(button: HTMLElement): Shapes {
  const before = button.dataset.shape
  const sizes = SHAPES.map((shape) => {
    button.dataset.shape = shape
    return [shape, { width: button.offsetWidth, height: button.offsetHeight }] as const
  })
  button.dataset.shape = before ?? 'upright'
  return Object.fromEntries(sizes) as unknown as Shapes
}

/** The top of the lowest text area on the screen, if there is one. */
function composerTop(): number | undefined {
  const tops = [...document.querySelectorAll('#root textarea')]
    .map((field) => (field.closest('form') ?? field).getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom > window.innerHeight / 2)
    .map(({ top }) => top)
  return tops.length > 0 ? Math.min(...tops) : undefined
}
