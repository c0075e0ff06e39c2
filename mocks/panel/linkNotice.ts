import '#src/contract/toolButton.css'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'

/** The parts of the link that were ignored, shown on the page until the user closes it. */
export function linkNotice(handle: DeveloperHandle): HTMLElement {
  const box = element('section', 'mock-notice')
  box.setAttribute('aria-label', 'Mock')
  box.setAttribute('role', 'alert')
  const list = document.createElement('ul')
  const close = element('button', 'tool-button')
  close.setAttribute('type', 'button')
  close.textContent = 'Close'
  close.addEventListener('click', handle.dismissNotices)
  const title = document.createElement('strong')
  title.textContent = 'Parts of this link were ignored:'
  box.append(title, list, close)

  const draw = () => {
    box.hidden = handle.notices.length === 0
    list.replaceChildren(
      ...handle.notices.map((notice) => {
        const item = document.createElement('li')
        item.textContent = notice
        return item
      }),
    )
  }
  let drawn = handle.notices
  handle.subscribe(() => {
    if (drawn === handle.notices) return
    drawn = handle.notices
    draw()
  })
  draw()
  return box
}

function element(tag: 'section' | 'button', className: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  return made
}
