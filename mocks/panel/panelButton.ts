import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import { clampedTop, type Place, placeIn, readPlace, writePlace } from './buttonPlace.ts'
import './panelButton.css'

const OPEN_KEY = '.'
/** A pointer that moved less than this clicked. */
const DRAG_START_PX = 4
const STEP_PX = 24

/**
 * The button at the page's edge that says that this is a mock, and opens the panel. It is drawn without React: until it
 * is used, the panel costs a few lines and no chunk.
 */
export function installPanelButton(handle: DeveloperHandle): void {
  const host = document.createElement('div')
  host.id = 'mock-panel'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mock-button'
  button.title = 'Open the mock panel (Ctrl + .). Drag it, or move it with the arrow keys.'
  const panelHost = document.createElement('div')
  host.append(button, panelHost)
  document.body.append(host)

  let place = readPlace(window.localStorage)
  const draw = () => {
    button.replaceChildren(badge('mock'), ` ${handle.server.scenario()} · ${handle.transport}`)
    button.dataset.side = place.side
    button.style.top = `${clampedTop(place, button.offsetHeight, composerTop(), window.innerHeight)}px`
  }
  const put = (next: Place) => {
    place = next
    writePlace(window.localStorage, place)
    draw()
  }

  let shown: { close(): void } | undefined
  async function toggle(): Promise<void> {
    if (shown) return shown.close()
    const { openPanel } = await import('./openPanel.tsx')
    shown ??= openPanel(panelHost, handle, () => {
      shown = undefined
      button.hidden = false
      button.focus()
      draw()
    })
    button.hidden = true
  }

  makeMovable(button, () => place, put)
  button.addEventListener('click', () => void toggle())
  window.addEventListener('keydown', (event) => {
    if (event.key !== OPEN_KEY || !event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    void toggle()
  })
  handle.server.onSituation(draw)
  window.addEventListener('resize', draw)
  window.visualViewport?.addEventListener('resize', draw)
  // A composer grows with what is typed into it, and comes and goes with the page.
  new ResizeObserver(draw).observe(document.body)
  document.addEventListener('focusin', draw)
  document.addEventListener('input', draw)
  draw()
}

function badge(text: string): HTMLElement {
  const element = document.createElement('b')
  element.textContent = text
  return element
}

/** Where the lowest field for long texts begins, if one is on the screen. */
function composerTop(): number | undefined {
  const tops = [...document.querySelectorAll('#root textarea')]
    .map((field) => (field.closest('form') ?? field).getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom > window.innerHeight / 2)
    .map(({ top }) => top)
  return tops.length > 0 ? Math.min(...tops) : undefined
}

function makeMovable(button: HTMLButtonElement, place: () => Place, put: (place: Place) => void): void {
  let from: { y: number; top: number } | undefined
  let moved = false
  button.addEventListener('pointerdown', (event) => {
    from = { y: event.clientY, top: button.getBoundingClientRect().top }
    moved = false
    button.setPointerCapture(event.pointerId)
  })
  button.addEventListener('pointermove', (event) => {
    if (!from || (!moved && Math.abs(event.clientY - from.y) < DRAG_START_PX)) return
    moved = true
    put(placeIn({ x: event.clientX, top: from.top + event.clientY - from.y }, window))
  })
  button.addEventListener('pointerup', () => (from = undefined))
  button.addEventListener('pointercancel', () => (from = undefined))
  // A drag ends in a click, which nobody meant.
  button.addEventListener('click', (event) => moved && event.stopImmediatePropagation(), { capture: true })
  button.addEventListener('keydown', ({ key }) => {
    moved = false
    const { top } = button.getBoundingClientRect()
    if (key === 'ArrowUp') put(placeIn({ side: place().side, top: top - STEP_PX }, window))
    if (key === 'ArrowDown') put(placeIn({ side: place().side, top: top + STEP_PX }, window))
    if (key === 'ArrowLeft') put({ ...place(), side: 'left' })
    if (key === 'ArrowRight') put({ ...place(), side: 'right' })
  })
}
