import type { CDPSession, Page } from '@playwright/test'
import { type Figures, percentile } from './statistics.ts'

const SCROLL_PX = 10_000
const SCROLL_PX_PER_S = 2_500
const FRAME_MS = 1000 / 60
const SWIPE_PX = 400

/** What happened while scrolling. */
interface Scrolled {
  /** The durations of the frames. */
  framesMs: number[]
  /** Tasks longer than 50 ms. */
  longTasksMs: number[]
}

interface Gesture {
  direction: 'up' | 'down'
  /** `mouse`: the wheel. */
  by: 'mouse' | 'touch'
  /** What is under the pointer, and scrolls. */
  selector?: string
}

/** Scrolls as a user who searches for something does. Without a selector, scrolls the window. */
export async function scrolledFigures(page: Page, devtools: CDPSession, gesture: Gesture): Promise<Figures> {
  const { direction, by, selector = 'body' } = gesture
  const { x, y, width, height } = await page.evaluate((of) => {
    const box = document.querySelector(of)!.getBoundingClientRect()
    return { x: box.x, y: Math.max(0, box.y), width: box.width, height: Math.min(box.height, window.innerHeight) }
  }, selector)
  const pointer = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(pointer.x, pointer.y)
  // Hover styles and their transitions are over.
  await page.waitForTimeout(500)
  await page.evaluate(watch)
  const sign = direction === 'up' ? 1 : -1
  if (by === 'mouse') {
    await devtools.send('Input.synthesizeScrollGesture', {
      ...pointer,
      yDistance: sign * SCROLL_PX,
      speed: SCROLL_PX_PER_S,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
  } else for (let px = 0; px < SCROLL_PX; px += SWIPE_PX) await swipe(devtools, pointer, sign)
  const { framesMs, longTasksMs } = await page.evaluate(() => (window as Watching).scrolled!())
  const name = `${direction} by ${by}`
  return {
    [`${name}: frame, P95, ms`]: percentile(framesMs, 0.95),
    [`${name}: dropped, %`]: droppedFrames(framesMs),
    [`${name}: in long tasks, ms`]: longTasksMs.reduce((sum, ms) => sum + ms, 0),
  }
}

/** Chromium's own gesture by touch scrolls nothing. */
async function swipe(devtools: CDPSession, { x, y }: { x: number; y: number }, sign: 1 | -1): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', px?: number) => {
    const touchPoints = px === undefined ? [] : [{ x, y: y + sign * (px - SWIPE_PX / 2) }]
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await send('touchStart', 0)
  for (let px = 0; px < SWIPE_PX; px += (SCROLL_PX_PER_S * FRAME_MS) / 1000) {
    await send('touchMove', px)
    // A finger reports its position once per frame.
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
  }
  await send('touchEnd')
}

/** The share of the frames that a screen of 60 Hz would have shown and that were not painted, in percent. */
function droppedFrames(framesMs: number[]): number {
  const due = framesMs.map((ms) => Math.max(1, Math.round(ms / FRAME_MS)))
  const all = due.reduce((sum, frames) => sum + frames, 0)
  return all === 0 ? 0 : (100 * (all - framesMs.length)) / all
}

interface Watching {
  scrolled?: () => Promise<Scrolled>
}

/** Runs in the page: records the frames from the first scroll event to the last one. */
function watch() {
  const longTasksMs: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasksMs.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const frames: number[] = []
  let counted = 0
  let isWatched = true
  let hasScrolled = false
  // Before the frame's callbacks.
  const note = () => (hasScrolled = true)
  document.addEventListener('scroll', note, true)
  const frame = (now: number) => {
    if (hasScrolled || frames.length > 0) frames.push(now)
    if (hasScrolled) counted = frames.length
    hasScrolled = false
    if (isWatched) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const scrolled = async () => {
    isWatched = false
    document.removeEventListener('scroll', note, true)
    // Long tasks are reported after they have ended.
    await new Promise((resolve) => setTimeout(resolve, 500))
    observer.disconnect()
    const shown = frames.slice(0, counted)
    return { longTasksMs, framesMs: shown.slice(1).map((now, before) => now - shown[before]!) }
  }
  Object.assign(window, { scrolled })
}
