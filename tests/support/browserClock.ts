import { expect } from '@playwright/test'
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

/**
 * Freezes the page's time until `letTimePass`. Time moves on between the two calls to the page, on a busy machine by
 * more than the added second: Playwright then refuses to go back, and the next attempt takes the new time.
 */
export async function stopTime(page: Page): Promise<void> {
  await expect(async () => {
    const nowMs = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(nowMs + 1_000)
  }).toPass()
}

/** After `stopTime`: time runs as usual again. */
export const resumeTime = (page: Page) => page.clock.resume()
