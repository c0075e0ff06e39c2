import type { Page } from '@playwright/test'
import type { Tools } from './browsers.ts'
import { scrolledFigures } from './scrolling.ts'
import type { Site } from './sites.ts'
import { type Figures, percentile } from './statistics.ts'

/** The slowest twentieth is six keys, so that a single slow one does not determine the result. */
const KEYS = 120
/** The pace of fast typing, so that frames have time between two keys. */
const KEY_INTERVAL_MS = 30
/** After this time without a long task, a page is quiet. */
const QUIET_MS = 1_500
const LOG = '[role="log"]'

/** Loads a conversation by its address, types, and scrolls; with as many messages as `times` says. */
export function conversationFigures({ visit }: Tools, url: string, { storage }: Site, times: number): Promise<Figures> {
  return visit({ slower: 4, storage, script: watch }, async (page, devtools) => {
    if (times > 1) await repeatMessages(page, times)
    await page.goto(url)
    const shownMs = await page.evaluate(() => (window as Watching).watched!.shown)
    const blockedMs = await quiet(page)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return {
      'last message shown, ms': shownMs,
      'blocked until quiet, ms': blockedMs,
      'heap, MB': usedSize / 1_000_000,
      'key to paint, P95, ms': percentile(await type(page), 0.95),
      ...(await scrolledFigures(page, devtools, { direction: 'up', by: 'mouse', selector: LOG })),
      ...(await scrolledFigures(page, devtools, { direction: 'down', by: 'mouse', selector: LOG })),
      ...(await scrolledFigures(page, devtools, { direction: 'up', by: 'touch', selector: LOG })),
    }
  })
}

/** Puts more copies of all messages before the first one. */
async function repeatMessages(page: Page, times: number): Promise<void> {
  await page.route('**/chats/*/messages*', async (route) => {
    const response = await route.fetch()
    const all = (await response.json()) as { id: string; role: string }[]
    const said = all.filter(({ role }) => role !== 'system')
    const copies = Array.from({ length: times - 1 }, (_, copy) =>
      said.map((one) => ({ ...one, id: `${one.id}-${copy}` })),
    )
    await route.fulfill({ response, json: [...copies.flat(), ...said] })
  })
}

/** The part of each task above 50 ms, until none is long any more. */
function quiet(page: Page): Promise<number> {
  return page.evaluate(async (quietMs) => {
    const watched = (window as Watching).watched!
    let seen = -1
    while (seen !== watched.longTasksMs.length) {
      seen = watched.longTasksMs.length
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
    return watched.longTasksMs.reduce((sum, ms) => sum + ms - 50, 0)
  }, QUIET_MS)
}

/** From each key press to the frame that shows the character. */
async function type(page: Page): Promise<number[]> {
  await page.locator('textarea:enabled').first().focus()
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefghij'[key % 10]!)
    await page.waitForTimeout(KEY_INTERVAL_MS)
  }
  // The last key has had its frame.
  await page.waitForTimeout(200)
  return page.evaluate(() => (window as Watching).watched!.keysMs)
}

interface Watching {
  watched?: { shown: Promise<number>; keysMs: number[]; longTasksMs: number[] }
}

/** Runs in the page: notes when the last message is shown, long tasks, and how long each key press takes. */
function watch() {
  const isShown = () => {
    const texts = document.querySelector('[role="log"]')?.querySelectorAll('[data-text]') ?? []
    return [...texts].some((text) => {
      if (!text.textContent.includes('(2000)')) return false
      const box = text.getBoundingClientRect()
      return box.bottom <= window.innerHeight && box.height > 0
    })
  }
  const { promise: shown, resolve } = Promise.withResolvers<number>()
  // In the frame after the one that contains it.
  const look = () => void requestAnimationFrame(isShown() ? () => resolve(performance.now()) : look)
  look()
  const watched: NonNullable<Watching['watched']> = { shown, keysMs: [], longTasksMs: [] }
  Object.assign(window, { watched })
  // The browser's event timing is rounded to 8 ms, a quarter of the limit.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data: pressedAt }: MessageEvent<number>) => {
    watched.keysMs.push(performance.now() - pressedAt)
  })
  port1.start()
  window.addEventListener(
    'keydown',
    // A message that is posted before a frame is painted arrives after it.
    ({ timeStamp }) => void requestAnimationFrame(() => port2.postMessage(timeStamp)),
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasksMs.push(duration)
  }).observe({ type: 'longtask' })
}
