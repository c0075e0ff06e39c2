/** A box that scrolls, or the page itself. */
export type ScrollContainer = Element | Window

/**
 * What moves when `element` is scrolled through: the nearest box around it that has more in it than it shows, else the
 * window. A box that could scroll but shows everything leaves that to whatever is around it.
 */
export function scrollContainerOf(element: Element): ScrollContainer {
  const { body, documentElement, defaultView } = element.ownerDocument
  for (let box = element.parentElement; box && box !== body && box !== documentElement; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box
  }
  return defaultView ?? window
}

export function isWindow(container: ScrollContainer): container is Window {
  return 'document' in container
}

/** How far `element` begins below the top of everything that its container scrolls. */
export function offsetWithin(container: ScrollContainer, element: Element): number {
  const { top } = element.getBoundingClientRect()
  if (isWindow(container)) return Math.round(top + container.scrollY)
  return Math.round(top - container.getBoundingClientRect().top - container.clientTop + container.scrollTop)
}
