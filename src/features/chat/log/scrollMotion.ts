/** So long after the last scroll event the reader is taken to be reading. */
const RESTED_MS = 90
/** The same where the browser does not say that the scrolling has ended, or has not said it. */
const SILENT_MS = 'onscrollend' in globalThis ? 1_000 : 150

/** Says when an element is scrolled, by anybody, and when it has come to rest. */
export function watchMotion(element: HTMLElement, on: { scrolled(): void; rested(): void }) {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  let timer = 0
  let fingers = 0
  const wait = (ms = RESTED_MS) => {
    window.clearTimeout(timer)
    // A finger that rests on the log may go on, and what is written meanwhile does not last on iOS.
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
