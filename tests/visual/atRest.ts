import type { Page } from '@playwright/test'
import type { TimersOfPage } from './storyPage.ts'

/**
 * Waits until the page is idle, so that the calls of a story have their responses from the server in the page, and until
 * no short timer of the story is left and the fonts and the pictures in view have loaded. The timers fire early, each
 * when the page is idle: their time would be a quarter of the whole stage.
 */
export const atRest = (page: Page) => page.evaluate(rest)

/**
 * Runs in the page. One call with a loop: Playwright's waitForFunction does not poll an asynchronous function. It requests
 * frames meanwhile: Chromium may report no idle time to a page that renders none.
 */
async function rest(): Promise<void> {
  let isOver = false
  const nextFrame = () => void (isOver || requestAnimationFrame(nextFrame))
  nextFrame()
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  const { shortTimers = new Map() } = window as Partial<TimersOfPage>
  const isAtRest = () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    return shortTimers.size === 0 && inView.every((image) => image.complete)
  }
  const fireNextTimer = () => {
    const [next] = [...shortTimers.values()].sort((one, other) => one.dueMs - other.dueMs)
    next?.fire()
  }
  await document.fonts.ready
  await idle()
  while (!isAtRest()) {
    fireNextTimer()
    await idle()
  }
  isOver = true
}
