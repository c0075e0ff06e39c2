// npm run bench scroll: scrolls through two thousand search results, goes Back into the middle of them, and scrolls up
// 10,000 px at a quarter of this machine's speed. Uses the
// live build, the mock server over HTTP and the wheel. Each page shows placeholders for half a second, so the run takes
// a while.
import { chromium, type Page } from '@playwright/test'
import { argumentsOf } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { openResults, scrollToEnd, SLOWER, slowDown } from './results.ts'
import { droppedFrames, scrollUp, slowFrameMs } from './scrolling.ts'
import { recordTrace } from './traceEvents.ts'

const BACK_FROM = 1_000

interface Watched {
  domNodes: number
  articles: number
  longTasks: number[]
  shift: number
}

argumentsOf('npm run bench scroll')
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const { page, asked, close } = await openResults(browser)
await page.evaluate(watch)
const tasks = await recordTasks(page)

const started = Date.now()
let back: Awaited<ReturnType<typeof leaveAndComeBack>> | undefined
await scrollToEnd(page, async () => {
  if (!back && (await lastPosition(page)) >= BACK_FROM) back = await leaveAndComeBack(page)
})
const { domNodes, articles, longTasks, shift } = await page.evaluate(
  () => (window as unknown as { watched: Watched }).watched,
)

const cpuMs = await tasks.stop()
await slowDown(page)
const up = await scrollUp(page)

console.table({
  'characters scrolled through': await lastPosition(page),
  seconds: Math.round((Date.now() - started) / 1000),
  'most DOM nodes': domNodes,
  'most articles in the document': articles,
  // CPU time, and wall time, which includes other processes of this machine.
  'longest task while scrolling, CPU ms': longest(cpuMs),
  'longest task while scrolling, wall ms': longest(longTasks),
  'tasks over 100 CPU ms': cpuMs.filter((ms) => ms > 100).length,
  [`frame while scrolling up at 1/${SLOWER} of the speed, P95, ms`]: Math.round(slowFrameMs(up)),
  'frames dropped meanwhile, %': Number(droppedFrames(up).toFixed(1)),
  'tasks over 50 ms meanwhile': up.longTasksMs.length,
  'layout shift while scrolling': Number(shift.toFixed(4)),
  'calls asked twice': asked.length - new Set(asked).size,
  [`Back from character ${BACK_FROM}: off by, px`]: back?.offByPx,
  'Back: ms until the same card stands there': back?.ms,
  'Back: calls made again': back?.calls,
})
if (domNodes > 2_500 || longest(cpuMs) > 100 || back?.offByPx !== 0 || back.calls > 0) process.exitCode = 1

await close()
await browser.close()

function longest(tasksMs: number[]): number {
  return Math.round(tasksMs.reduce((most, ms) => Math.max(most, ms), 0))
}

/** Records the tasks of the main thread, as the browser measures them. */
async function recordTasks(of: Page) {
  const stop = await recordTrace(await of.context().newCDPSession(of), ['toplevel', 'devtools.timeline'])
  return {
    async stop(): Promise<number[]> {
      const events = await stop()
      const mainThread = events.find(({ name }) => name === 'FunctionCall')?.tid
      return events
        .filter(({ name, ph, tid }) => ph === 'X' && tid === mainThread && name.endsWith('RunTask'))
        .map(({ tdur = 0 }) => tdur / 1000)
    },
  }
}

function lastPosition(of: Page): Promise<number> {
  return of.evaluate(() => Number([...document.querySelectorAll('article')].at(-1)?.getAttribute('aria-posinset')))
}

/** Opens the character in the middle of the screen and goes back. */
async function leaveAndComeBack(of: Page) {
  await of.waitForTimeout(1_500) // until the next page has loaded and no request is in flight
  const before = await standing(of)
  const calls = () => asked.filter((url) => url.includes('/characters?')).length
  const callsBefore = calls()
  await of.getByRole('link', { name: before.name, exact: true }).first().click()
  await of.waitForURL('**/character/**')
  await of.waitForTimeout(800)
  const left = Date.now()
  await of.goBack()
  await of.waitForFunction(
    (name) => {
      const card = [...document.querySelectorAll('article')].find((one) => one.getAttribute('aria-label') === name)
      const top = card?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < window.innerHeight
    },
    before.name,
    { polling: 'raf', timeout: 20_000 },
  )
  const ms = Date.now() - left
  return { ms, offByPx: Math.round((await standing(of)).top - before.top), calls: calls() - callsBefore }
}

/** The first card that is completely in view, and its position. */
function standing(of: Page) {
  return of.evaluate(() => {
    const card = [...document.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top > 64)!
    return { name: card.getAttribute('aria-label') ?? '', top: card.getBoundingClientRect().top }
  })
}

/** Runs in the page. */
function watch() {
  const watched: Watched = { domNodes: 0, articles: 0, longTasks: [], shift: 0 }
  Object.assign(window, { watched })
  const count = () => {
    watched.domNodes = Math.max(watched.domNodes, document.getElementsByTagName('*').length)
    watched.articles = Math.max(watched.articles, document.getElementsByTagName('article').length)
    requestAnimationFrame(count)
  }
  count()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) watched.shift += value
    }
  }).observe({ type: 'layout-shift' })
}
