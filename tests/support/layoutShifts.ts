import type { Page } from '@playwright/test'

interface Recording {
  shifts?: number[]
}

/** Records layout shifts from now on. Resolves once the fonts are loaded, whose arrival may move a text. */
export function recordShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const shifts: number[] = ((window as Recording).shifts = [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
}

/** The layout shifts since `recordShifts`, as scores of the browser; undefined without a recording. */
export function shiftsOf(page: Page): Promise<number[] | undefined> {
  return page.evaluate(() => (window as Recording).shifts)
}
