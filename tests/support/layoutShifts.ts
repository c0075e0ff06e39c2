import type { Page } from '@playwright/test'

/** Records the layout shifts in the main part that no input caused, from the start of each page that opens from now on. */
export function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.filter(({ node }) => node?.parentElement?.closest('main'))
        const what = moved.map(({ node }) => node?.className || node?.nodeName).join(', ')
        if (!entry.hadRecentInput && moved.length > 0) shifts.push(`${entry.value}: ${what}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What `recordShifts` has recorded on the page, which has no type for it. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
