import type { Page } from '@playwright/test'
import { percentile } from './statistics.ts'

export const SCROLL_PX = 10_000
const SCROLL_PX_PER_S = 2_500
const FRAME_MS = 1000 / 60
/** The marks before the first frame and in the last one. */
export const SCROLL_STARTED = 'scroll started'
export const SCROLL_ENDED = 'scroll ended'

/** What happened while scrolling. */
export interface Scrolled {
  /** The durations of the frames. */
  framesMs: number[]
  /** Tasks longer than 50 ms. */
  longTasksMs: number[]
}

/** Scrolls up, frame by frame, like a user who searches for something. Without a selector, scrolls the window. */
export function scrollUp(page: Page, selector?: string): Promise<Scrolled> {
  return page.evaluate(
    async ({ px, pxPerS, selector, started, ended }) => {
      const longTasksMs: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasksMs.push(duration)
      })
      await new Promise((resolve) => setTimeout(resolve, 500))
      observer.observe({ type: 'longtask' })
      const element = selector === undefined ? document.scrollingElement! : document.querySelector(selector)!
      const framesMs: number[] = []
      await new Promise<void>((resolve) => {
        let left = px
        let before = performance.now()
        const step = (now: number) => {
          // After a slow frame it scrolls further, as a wheel does.
          const by = Math.min(left, ((now - before) / 1000) * pxPerS)
          framesMs.push(now - before)
          before = now
          left -= by
          element.scrollTop -= by
          if (left > 0) requestAnimationFrame(step)
          else resolve()
        }
        performance.mark(started)
        requestAnimationFrame(step)
      })
      performance.mark(ended)
      await new Promise((resolve) => setTimeout(resolve, 500))
      observer.disconnect()
      return { longTasksMs, framesMs: framesMs.slice(1) }
    },
    { px: SCROLL_PX, pxPerS: SCROLL_PX_PER_S, selector, started: SCROLL_STARTED, ended: SCROLL_ENDED },
  )
}

export function slowFrameMs({ framesMs }: Pick<Scrolled, 'framesMs'>): number {
  return percentile(framesMs, 0.95)
}

/** The share of the frames that a screen of 60 Hz would have shown and that were not painted, in percent. */
export function droppedFrames({ framesMs }: Pick<Scrolled, 'framesMs'>): number {
  const due = framesMs.map((ms) => Math.max(1, Math.round(ms / FRAME_MS)))
  const all = due.reduce((sum, frames) => sum + frames, 0)
  return all === 0 ? 0 : (100 * (all - framesMs.length)) / all
}
