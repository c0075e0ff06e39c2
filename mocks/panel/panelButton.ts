import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { readButtonSide } from './buttonSide.ts'
import { linkNotice } from './linkNotice.ts'
import { worldName } from './stateTexts.ts'
import { unusualIn } from './unusual.ts'
import './panelButton.css'

const OPEN_KEY = '.'

/**
 * The tab in a lower corner of the page that shows that this is a mock and what is unusual in it, and opens the panel.
 * It does not use React: until it is used, the panel costs a few lines and no chunk.
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
  button.title = 'Open the mock panel (Ctrl + .)'
  const badge = document.createElement('b')
  badge.textContent = 'mock'
  const words = document.createElement('span')
  button.append(badge, words)
  host.append(button, panelHost)

  const draw = () => {
    words.textContent = [` ${worldName(handle)}`, ...unusualIn(handle)].join(' · ')
    button.dataset.side = readButtonSide()
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

  button.addEventListener('click', () => void toggle())
  window.addEventListener('keydown', (event) => {
    if (event.key !== OPEN_KEY || !event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    void toggle()
  })
  handle.subscribe(draw)
  draw()
}
