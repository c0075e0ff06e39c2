import type { Tools } from './browsers.ts'
import { HOME_CONNECTION } from './coldVisit.ts'
import type { Figures } from './statistics.ts'

/** A cold visit to a page with 21 cards, until it is usable and idle. */
export function exploreFigures({ visit }: Tools, url: string): Promise<Figures> {
  return visit({ slower: 4, script: observe }, async (page, devtools) => {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', HOME_CONNECTION)
    await devtools.send('Performance.enable')
    // Asking the page would run the driver's own script there, 26 ms at this speed, in the middle of the measurement.
    const isUsable = page.waitForEvent('console', (message) => message.text() === 'usable')
    await page.goto(url)
    await isUsable
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(read)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const ms = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
    return {
      'first paint, ms': seen.firstPaint,
      'largest paint, ms': seen.largestPaint,
      'usable, ms': seen.usable,
      'main thread, ms': ms('TaskDuration'),
      'style and layout, ms': ms('LayoutDuration') + ms('RecalcStyleDuration'),
      'script, kB': seen.scriptBytes / 1000,
      elements: seen.elements,
    }
  })
}

interface Seen {
  firstPaint: number
  largestPaint: number
  usable: number
}

/** Runs in the page, before its scripts. */
function observe() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, usable: 0 }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ startTime }) => (seen.firstPaint = startTime))
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  const look = () => {
    if (document.querySelectorAll('main h3').length < 21) requestAnimationFrame(look)
    else requestAnimationFrame(() => setTimeout(note))
  }
  const note = () => {
    seen.usable = performance.now()
    console.info('usable')
  }
  requestAnimationFrame(look)
}

/** Runs in the page, at the end. */
function read() {
  const seen = (window as { seen?: Seen }).seen!
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => /\.js($|\?)/.test(name))
  const scriptBytes = scripts.reduce((sum, file) => sum + file.encodedBodySize, 0)
  return { ...seen, scriptBytes, elements: document.getElementsByTagName('*').length }
}
