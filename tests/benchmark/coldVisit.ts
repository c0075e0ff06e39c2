import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'

/** The requests of one cold visit. Sizes are bytes after brotli compression, as a host sends them. */
export interface ColdVisit {
  scriptBytes: number
  /** The names of the script files. */
  scripts: string[]
  styleBytes: number
  requestsBeforeFirstPaint: number
  /** Cumulative layout shift, as browsers report it. */
  layoutShift: number
}

/**
 * A good home connection. Without throttling, code arrives before the machine can paint, and the order of the requests
 * and the first paint is random.
 */
export const HOME_CONNECTION = {
  offline: false,
  latency: 40, // ms
  downloadThroughput: 1_250_000, // bytes/s
  uploadThroughput: 1_250_000,
}

/** Below the timeout of a test, so that the failure is that of the page. */
const LOAD_MAX_MS = 120_000

/** Visits `url` with an empty cache and waits for `settled`, which waits for the content that a user needs. */
export async function coldVisit(
  browser: Browser,
  url: string,
  { settled }: { settled(page: Page): Promise<void> },
): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(observeTimeline)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', HOME_CONNECTION)
  await page.goto(url, { timeout: LOAD_MAX_MS })
  await settled(page)
  // The page may send further requests during the measurement; these are not counted.
  const asked = [...requests]
  const of = (type: string) => asked.filter((request) => request.resourceType() === type)
  const timeline = await page.evaluate(readTimeline)
  const visit = {
    ...timeline,
    scriptBytes: await bytesOf(of('script')),
    scripts: of('script').map((request) => request.url().slice(request.url().lastIndexOf('/') + 1)),
    styleBytes: await bytesOf(of('stylesheet')),
  }
  await context.close()
  return visit
}

async function bytesOf(requests: Request[]): Promise<number> {
  let sum = 0
  for (const request of requests) {
    const body = await request
      .response()
      .then((response) => response?.body())
      .catch(() => undefined)
    if (body) sum += brotliCompressSync(body).length
  }
  return sum
}

interface Timeline {
  firstPaint: number
  layoutShift: number
}

/** Runs in the page, at the end. The document itself counts as a request. */
function readTimeline() {
  const { firstPaint, layoutShift } = (window as { timeline?: Timeline }).timeline!
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < firstPaint)
  return { layoutShift, requestsBeforeFirstPaint: early.length + 1 }
}

/** Runs in the page, before its scripts. */
function observeTimeline() {
  const timeline: Timeline = { firstPaint: Number.POSITIVE_INFINITY, layoutShift: 0 }
  Object.assign(window, { timeline })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ startTime }) => (timeline.firstPaint = Math.min(timeline.firstPaint, startTime)))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) timeline.layoutShift += value
  })
}
