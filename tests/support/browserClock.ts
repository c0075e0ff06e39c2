import type { Page } from '@playwright/test'

/** Longer than anything in the app waits. */
const LONG_MS = 60_000

/** Makes the page's time movable; to be called before it is opened. Until it is moved or stopped, time goes by as usual. */
export const movableTime = (page: Page) => page.clock.install()

/** Lets every timer of the page run out at once: what has not happened after that does not happen by itself. */
export const letTimePass = (page: Page, ms = LONG_MS) => page.clock.runFor(ms)

/** From here on the page's time stands still until `letTimePass`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}
