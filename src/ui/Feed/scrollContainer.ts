/** An element that scrolls, or the page itself. */
export type ScrollContainer = Element | Window

/**
 * The scroll container of `element`: the nearest ancestor whose content overflows, otherwise the window. An ancestor
 * that could scroll but shows everything leaves the scrolling to its own ancestors.
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

/** The distance of `element` from the top of the scrolled content of its container. */
export function offsetWithin(container: ScrollContainer, element: Element): number {
  const { top } = element.getBoundingClientRect()
  if (isWindow(container)) return Math.round(top + container.scrollY)
  return Math.round(top - container.getBoundingClientRect().top - container.clientTop + container.scrollTop)
}
