/** The time after the last scroll event after which the log counts as at rest. */
const RESTED_MS = 90
/** The same for browsers without a scrollend event, or when it has not fired. */
const SILENT_MS = 'onscrollend' in globalThis ? 1_000 : 150

/** Reports when an element is scrolled, by the user or by code, and when it comes to rest. */
export function watchMotion(element: HTMLElement, on: { scrolled(): void; rested(): void }) {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  let timer = 0
  let fingers = 0
  const wait = (ms = RESTED_MS) => {
    window.clearTimeout(timer)
    // A finger that rests on the log may continue, and iOS discards scroll positions that are set meanwhile.
    timer = window.setTimeout(() => (fingers > 0 ? wait(SILENT_MS) : on.rested()), ms)
  }
  const onTouch = (event: TouchEvent) => (fingers = event.touches.length)
  element.addEventListener(
    'scroll',
    () => {
      wait(SILENT_MS)
      on.scrolled()
    },
    options,
  )
  element.addEventListener('scrollend', () => wait(), options)
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    element.addEventListener(type, onTouch, options)
  }
  return {
    wait: () => wait(),
    stop: () => {
      listening.abort()
      window.clearTimeout(timer)
    },
  }
}
