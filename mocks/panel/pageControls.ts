import type { IsTaken } from './freePlace.ts'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], ' +
  '[role="button"], [role="link"], [role="tab"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"]'
/** Pages move in many small steps. */
const REST_MS = 120

/** Where the page has controls, this element's own aside. Points are looked at once. */
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

/** Runs whenever the page has come to rest after it changed its content, its size or what of it is in view. */
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
  // What somebody is about to type into is never covered, not for a moment.
  window.addEventListener('focusin', atRest)
  for (const happening of ['resize', 'input', 'transitionend', 'animationend'])
    window.addEventListener(happening, moved)
  window.visualViewport?.addEventListener('resize', moved)
  // What scrolls inside the page, too.
  document.addEventListener('scroll', moved, { capture: true, passive: true })
}
