import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { scrollUp } from './scrolling.ts'

/** The measurements of one visit to a long conversation. */
export interface ChatFigures {
  /** A cold load of its address: from the navigation to the frame after the one with the last message. */
  coldMs: number
  /** Of the same load, until no task is long any more: the part of each task above 50 ms. */
  blockedMs: number
  /** From the click to the frame after the one with the last message. */
  openingMs: number
  /** The same after Back. */
  againMs: number
  /** From each key press to the frame that shows the character. */
  keysMs: number[]
  /** Tasks longer than 50 ms while scrolling up. */
  longTasksMs: number[]
  /** The durations of the frames while scrolling up. */
  framesMs: number[]
  nodes: number
  heapMb: number
}

export interface Visit {
  /** The page from which the conversation is opened. */
  url: string
  /** The conversation's own address. */
  address: string
  /** The element that opens the conversation. */
  way(page: Page): Locator
  storage: Record<string, string>
  config: object
}

/** The performance mark of a cold load: the frame after the one with the last message. */
export const SHOWN = 'shown'
const VIEWPORT = { width: 1280, height: 800 }
const SLOWER = 4
/** The slowest twentieth is six keys, so that a single slow one does not determine the result. */
const KEYS = 120
/**
 * Duration of the hover before the click. The prefetched code and messages have arrived by then, as they have for real
 * users.
 */
const REST_MS = 1_500
const PATIENCE_MS = 60_000
/** After this time without a long task, a page is quiet. */
const QUIET_MS = 1_500

/**
 * Loads the conversation's address in a new profile at a quarter of this machine's speed. In another profile, opens it
 * with a click, opens it again after Back, types and scrolls.
 */
export async function chatFigures(browser: Browser, visit: Visit): Promise<ChatFigures> {
  return { ...(await coldFigures(browser, visit)), ...(await visitFigures(browser, visit)) }
}

export async function coldFigures(browser: Browser, visit: Visit): Promise<Pick<ChatFigures, 'coldMs' | 'blockedMs'>> {
  const { page, context } = await slowPage(browser, visit)
  const figures = await loadUntilQuiet(page, visit.address)
  await context.close()
  return figures
}

/** The page marks the moment `SHOWN` in its performance timeline. */
export async function loadUntilQuiet(page: Page, address: string): Promise<Pick<ChatFigures, 'coldMs' | 'blockedMs'>> {
  await page.goto(address)
  return page.evaluate(async (quietMs) => {
    const { watched } = window as unknown as Watching
    const coldMs = await watched.shownFirst
    let seen = -1
    while (seen !== watched.longTasksMs.length) {
      seen = watched.longTasksMs.length
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
    return { coldMs, blockedMs: watched.longTasksMs.reduce((sum, ms) => sum + ms - 50, 0) }
  }, QUIET_MS)
}

/** A page in a new profile, signed in, at a quarter of this machine's speed. */
export async function slowPage(browser: Browser, { storage, config }: Visit) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addInitScript((entries) => Object.assign(localStorage, entries), storage)
  await context.addInitScript(watch, SHOWN)
  const page = await context.newPage()
  await page.route('**/config.json', (route) => route.fulfill({ json: config }))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, devtools }
}

async function visitFigures(browser: Browser, visit: Visit): Promise<Omit<ChatFigures, 'coldMs' | 'blockedMs'>> {
  const { way } = visit
  const { context, page, devtools } = await slowPage(browser, visit)
  await page.goto(visit.url)
  const openingMs = await open(page, way(page))
  await page.goBack()
  const againMs = await open(page, way(page))
  const keysMs = await type(page)
  const { longTasksMs, framesMs } = await scrollUp(page, '[role="log"]')
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  const heap = await heapMb(devtools)
  await context.close()
  return { openingMs, againMs, keysMs, longTasksMs, framesMs, nodes, heapMb: heap }
}

/**
 * Clicks at the pointer's position: another query for the link would be included in the measurement, and takes longer
 * in a page with many links.
 */
async function open(page: Page, way: Locator): Promise<number> {
  await way.hover({ timeout: PATIENCE_MS })
  await page.waitForTimeout(REST_MS)
  await page.evaluate(() => (window as unknown as Watching).watched.arm())
  const shown = page.evaluate(() => (window as unknown as Watching).watched.shown)
  await page.mouse.down()
  await page.mouse.up()
  return shown
}

async function type(page: Page): Promise<number[]> {
  await page.locator('textarea:enabled').first().focus()
  await page.evaluate(() => void ((window as unknown as Watching).watched.keysMs = []))
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefghij'[key % 10]!)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(200)
  return page.evaluate(() => (window as unknown as Watching).watched.keysMs)
}

/** The size of the used heap after a garbage collection, in MB. */
export async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

interface Watching {
  watched: { shownFirst: Promise<number>; shown: Promise<number>; keysMs: number[]; longTasksMs: number[]; arm(): void }
}

/** Runs in the page: measures when the last message is rendered, and the duration of key presses and tasks. */
function watch(shown: string) {
  const isShown = () => {
    const texts = document.querySelector('[role="log"]')?.querySelectorAll('[data-text]') ?? []
    return [...texts].some((text) => {
      if (!text.textContent.includes('(2000)')) return false
      const box = text.getBoundingClientRect()
      return box.bottom <= window.innerHeight && box.height > 0
    })
  }
  const watched: Watching['watched'] = {
    shownFirst: new Promise((resolve) => {
      const look = () => {
        const note = () => resolve(performance.mark(shown).startTime)
        requestAnimationFrame(isShown() ? note : look)
      }
      look()
    }),
    shown: Promise.resolve(Number.NaN),
    keysMs: [],
    longTasksMs: [],
    arm() {
      const { promise, resolve } = Promise.withResolvers<number>()
      watched.shown = promise
      const from = (click: Event) => {
        const look = () => {
          // After the frame that contains it.
          const note = () => resolve(performance.now() - click.timeStamp)
          requestAnimationFrame(isShown() ? note : look)
        }
        look()
      }
      window.addEventListener('click', from, { capture: true, once: true })
    },
  }
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
