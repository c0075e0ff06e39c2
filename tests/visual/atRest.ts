import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { TimersOfPage } from './storyPage.ts'

/** A page that is not at rest by then never is: the test fails with what it waits for, before its own timeout. */
const LONGEST_MS = 60_000

/**
 * Waits until the page is idle, so that the calls of a story have their responses from the server in the page, and until
 * no short timer of the story is left and the fonts and the pictures in view have loaded. The timers fire early, each
 * when the page is idle: their time would be a quarter of the whole stage.
 */
export async function atRest(page: Page): Promise<void> {
  const resting = page.evaluate(rest)
  const ended = new AbortController()
  const isLate = setTimeout(LONGEST_MS, true, { signal: ended.signal }).catch(() => false)
  const wasLate = await Promise.race([resting.then(() => false), isLate]).finally(() => ended.abort())
  if (!wasLate) return
  // Ends with the page.
  resting.catch(() => undefined)
  throw new Error(`The page is not at rest after ${LONGEST_MS / 1000} s: ${await page.evaluate(whatMoves)}`)
}

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

/** Runs in the page: what `rest` waits for. */
async function whatMoves(): Promise<string> {
  const { shortTimers = new Map() } = window as Partial<TimersOfPage>
  let frames = 0
  const isIdle = await new Promise<boolean>((resolve) => {
    requestIdleCallback(() => resolve(true))
    const count = () => (++frames > 120 ? resolve(false) : requestAnimationFrame(count))
    count()
  })
  const boxOf = (image: HTMLImageElement) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }
  return JSON.stringify({
    isIdle,
    fonts: [...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
    shortTimers: [...shortTimers.values()].map(({ code }) => String(code)),
    pictures: [...document.images]
      .filter(({ complete }) => !complete)
      .map((image) => [image.currentSrc || image.src, image.loading, boxOf(image)]),
    animations: document.getAnimations().map(({ playState }) => playState),
  })
}
