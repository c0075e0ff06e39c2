import type { Page } from '@playwright/test'

/** Describes the focused element if no point of it is visible; undefined otherwise. */
export function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // After the last element the browser's own controls have the focus, and the page's active element only keeps its place.
    if (!focused?.matches(':focus') || focused === document.body) return undefined
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
    if (width === 0 || height === 0) return undefined
    const inView = (share: number, from: number, to: number, end: number) =>
      Math.min(Math.max(Math.max(from, 0) + (Math.min(to, end) - Math.max(from, 0)) * share, 0), end - 1)
    for (const x of [0.1, 0.5, 0.9]) {
      for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const hit = document.elementFromPoint(inView(x, left, right, innerWidth), inView(y, top, bottom, innerHeight))
        if (hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))) {
          // A container of the focused element counts as visible only outside the bars.
          if (!hit.closest('.frame-side, .frame-top') || focused.closest('.frame-side, .frame-top')) return undefined
        }
      }
    }
    return `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}…${Math.round(bottom)}`
  })
}
