import type { Browser, Page } from '@playwright/test'

/**
 * The measurements of one cold visit to a page with 21 cards. Times are milliseconds since the start of the navigation.
 */
export interface StartFigures {
  'FCP ms': number
  'LCP ms': number
  /** Until the 21st card is in the document and painted. */
  'usable ms': number
  /** All tasks of the main thread until the page is usable and idle. */
  'main thread ms': number
  'script ms': number
  'style and layout ms': number
  'JS kB': number
  'requests before paint': number
  nodes: number
  shift: number
}

/** A good home connection and the CPU of a phone. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 } // ms, bytes/s
const CPU_SLOWDOWN = 4
const CARDS = 21
/** The message in the console when the page is usable, and the name of the performance mark. */
export const USABLE = 'usable'

interface Seen {
  fcp: number
  lcp: number
  usable: number
  shift: number
  scriptBytes: number
  before: number
}

/** Visits `url` in a new profile with a throttled connection and CPU. */
export async function startFigures(browser: Browser, url: string): Promise<StartFigures> {
  const { context, page, devtools } = await startPage(browser)
  await devtools.send('Performance.enable')
  await openUntilUsable(page, url)
  const seen = await page.evaluate(read)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  await context.close()
  return {
    'FCP ms': seen.fcp,
    'LCP ms': seen.lcp,
    'usable ms': seen.usable,
    'main thread ms': metric('TaskDuration') * 1000,
    'script ms': metric('ScriptDuration') * 1000,
    'style and layout ms': (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
    'JS kB': seen.scriptBytes / 1000,
    'requests before paint': seen.before,
    nodes: metric('Nodes'),
    shift: seen.shift,
  }
}

/** A page in a new profile with a throttled connection and CPU. */
export async function startPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe, { cards: CARDS, signal: USABLE })
  return { context, page, devtools }
}

/** Opens `url` and waits until the page is usable and idle. */
export async function openUntilUsable(page: Page, url: string): Promise<void> {
  // Asking the page would run the driver's own script there, 26 ms at this speed, in the middle of the measurement.
  const isUsable = page.waitForEvent('console', (message) => message.text() === USABLE)
  await page.goto(url)
  await isUsable
  await page.waitForLoadState('networkidle')
}

/** Runs in the page, before its scripts. */
function observe({ cards, signal }: { cards: number; signal: string }) {
  const seen = { fcp: 0, lcp: 0, usable: 0, shift: 0 }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  const look = () => {
    if (document.querySelectorAll('main h3').length < cards) requestAnimationFrame(look)
    else requestAnimationFrame(() => setTimeout(note))
  }
  const note = () => {
    seen.usable = performance.mark(signal).startTime
    console.info(signal)
  }
  requestAnimationFrame(look)
}

/** Runs in the page, at the end. Sizes are transfer sizes: compressed. */
function read(): Seen {
  const { seen } = window as unknown as { seen: Seen }
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => /\.js($|\?)/.test(name))
  return {
    ...seen,
    scriptBytes: scripts.reduce((sum, file) => sum + file.encodedBodySize, 0),
    before: files.filter(({ startTime }) => startTime < seen.fcp).length + 1,
  }
}
