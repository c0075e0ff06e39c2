import type { Page } from '@playwright/test'

/** Longer than any timer in the app. */
const LONG_MS = 60_000

/**
 * Makes the page's clock movable; must be called before the page is opened. Until it is moved or stopped, time runs as
 * usual.
 */
export const movableTime = (page: Page) => page.clock.install()

/** Runs every timer of the page at once: what has not happened after that does not happen by itself. */
export const letTimePass = (page: Page, ms = LONG_MS) => page.clock.runFor(ms)

/** Freezes the page's time until `letTimePass`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** After `stopTime`: time runs as usual again. */
export const resumeTime = (page: Page) => page.clock.resume()
