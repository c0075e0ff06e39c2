import type { IsTaken } from './freePlace.ts'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], ' +
  '[role="button"], [role="link"], [role="tab"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"]'
/** Layout changes arrive in many small steps, so they are debounced. */
const REST_MS = 120

/**
 * Returns a test for whether a point of the page has a control, ignoring this element. The result for each point is
 * cached.
 */
export function controlsUnder(host: Element): IsTaken {
  const known = new Map<string, boolean>()
  return (x, y) => {
    const key = `${x} ${y}`
    const found = known.get(key) ?? isControlAt(host, x, y)
    known.set(key, found)
    return found
  }
}

function isControlAt(host: Element, x: number, y: number): boolean {
  const uppermost = document.elementsFromPoint(x, y).find((element) => !host.contains(element))
  return uppermost?.closest(CONTROLS) != null
}

/**
 * Calls `atRest` after the page's content, size or scroll position has changed and then stayed the same for a moment.
 */
export function watchPage(host: Element, atRest: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(atRest, REST_MS)
  }
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !host.contains(target))) moved()
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'data-expanded'],
  })
  new ResizeObserver(moved).observe(document.body)
  // A focused field is never covered, not even until the debounce ends.
  window.addEventListener('focusin', atRest)
  for (const happening of ['resize', 'input', 'transitionend', 'animationend'])
    window.addEventListener(happening, moved)
  window.visualViewport?.addEventListener('resize', moved)
  // Scroll containers inside the page, too.
  document.addEventListener('scroll', moved, { capture: true, passive: true })
}
