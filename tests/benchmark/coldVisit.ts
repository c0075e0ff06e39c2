import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { requestsInFlight } from '#tests/support/requestsInFlight.ts'

/** The requests and timings of one cold visit. Sizes are bytes after brotli compression, as a host sends them. */
export interface ColdVisit {
  scriptBytes: number
  /** The names of the script files. */
  scripts: string[]
  styleBytes: number
  fontBytes: number
  imageBytes: number
  requests: number
  requestsBeforeFirstPaint: number
  firstPaintMs: number
  settledMs: number
  /** Cumulative layout shift, as browsers report it. */
  layoutShift: number
  longestTaskMs: number
  /** URLs that were requested more than once. */
  askedTwice: string[]
}

interface Timeline {
  firstPaint: number
  beforeFirstPaint: number
  shifts: { value: number; sources: string[] }[]
  longTasks: number[]
}

/**
 * A good home connection. Without throttling, code arrives before the machine can paint, and the order of the requests
 * and the first paint is random.
 */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 } // ms, bytes/s

/** Below the timeout of a test, so that the failure says what did not load. */
const LOAD_MAX_MS = 120_000

/** Visits `url` with an empty cache and waits for `settled`, which waits for the content that a user needs. */
export async function coldVisit(
  browser: Browser,
  url: string,
  options: { settled(page: Page): Promise<void>; viewport?: { width: number; height: number } },
): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: options.viewport ?? { width: 1280, height: 800 } })
  const page = await context.newPage()
  const requests: Request[] = []
  const unfinished = requestsInFlight(context)
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request)
  })
  await page.addInitScript(observeTimeline)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  const started = Date.now()
  await page.goto(url, { timeout: LOAD_MAX_MS }).catch((failure: Error) => {
    throw new Error(`${failure.message}\nUnfinished: ${[...unfinished].map((request) => request.url()).join(' ')}`)
  })
  await options.settled(page)
  const settledMs = Date.now() - started
  // The page may send further requests during the measurement; these are not counted.
  const asked = [...requests]
  const timeline = await page.evaluate(readTimeline)
  const visit: ColdVisit = {
    scriptBytes: 0,
    scripts: asked.filter((request) => request.resourceType() === 'script').map((request) => fileName(request.url())),
    styleBytes: 0,
    fontBytes: 0,
    imageBytes: 0,
    requests: asked.length,
    requestsBeforeFirstPaint: timeline.beforeFirstPaint,
    firstPaintMs: Math.round(timeline.firstPaint),
    settledMs,
    layoutShift: timeline.shifts.reduce((sum, { value }) => sum + value, 0),
    longestTaskMs: Math.round(Math.max(0, ...timeline.longTasks)),
    askedTwice: repeated(asked.map((request) => `${request.method()} ${request.url()}`)),
  }
  for (const request of asked) {
    const kind = KINDS[request.resourceType()]
    if (kind) visit[kind] += await weightOf(request, kind)
  }
  await context.close()
  return visit
}

const KINDS: Record<string, 'scriptBytes' | 'styleBytes' | 'fontBytes' | 'imageBytes'> = {
  script: 'scriptBytes',
  stylesheet: 'styleBytes',
  font: 'fontBytes',
  image: 'imageBytes',
}

/** Text is compressed as a host would do; fonts and pictures are already compressed. */
async function weightOf(request: Request, kind: string): Promise<number> {
  const body = await request
    .response()
    .then((response) => response?.body())
    .catch(() => undefined)
  if (!body) return 0
  return kind === 'scriptBytes' || kind === 'styleBytes' ? brotliCompressSync(body).length : body.length
}

const fileName = (url: string) => url.slice(url.lastIndexOf('/') + 1)

function repeated(all: string[]): string[] {
  return [...new Set(all.filter((one, index) => all.indexOf(one) !== index))]
}

/** Runs in the page, at the end. The document itself counts as a request. */
function readTimeline(): Timeline {
  const { timeline } = window as unknown as { timeline: Timeline }
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < timeline.firstPaint)
  return { ...timeline, beforeFirstPaint: early.length + 1 }
}

/** Runs in the page, before its scripts. */
function observeTimeline() {
  const timeline: Timeline = { firstPaint: Number.POSITIVE_INFINITY, beforeFirstPaint: 0, shifts: [], longTasks: [] }
  Object.assign(window, { timeline })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ startTime }) => (timeline.firstPaint = Math.min(timeline.firstPaint, startTime)))
  observe('longtask', ({ duration }) => timeline.longTasks.push(duration))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element }[]
    }
    if (!hadRecentInput) timeline.shifts.push({ value, sources: sources.map(({ node }) => node?.className ?? '') })
  })
}
