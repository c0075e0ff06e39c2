import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chooseBrowser } from '#tests/support/browser.ts'
import { loadUntilQuiet, SHOWN, slowPage } from './chatFigures.ts'
import { conversationVisits } from './conversationVisits.ts'
import { explorePages } from './explorePages.ts'
import { MAIN_THREAD_CATEGORIES, type MainThreadTimes, mainThreadTimes } from './mainThread.ts'
import { kindsOf, longestTasks, withoutWorkMs } from './mainThreadTables.ts'
import { openUntilUsable, startPage, USABLE } from './startFigures.ts'
import { median, rounded } from './statistics.ts'
import { recordTrace, type TraceEvent, traceFile, writeTrace } from './traceEvents.ts'

type Load = (browser: Browser) => Promise<TraceEvent[]>

/** A page and the bare page of its benchmark. */
interface Compared {
  /** The mark that ends a load. */
  mark: string
  loads: readonly [bare: readonly [name: string, load: Load], page: readonly [name: string, load: Load]]
  close(): Promise<void>
}

/** Prints what the main thread does until a page is usable, compared with the bare page, and its longest tasks. */
export async function traceLoad(of: 'explore' | 'conversation', roundCount: number): Promise<void> {
  const { mark, loads, close } = await (of === 'explore' ? ofExplore() : ofConversation())
  const [[bareName, bareLoad], [name, load]] = loads
  const bare: MainThreadTimes[] = []
  const page: MainThreadTimes[] = []
  // The first round warms up the machine and is not counted.
  for (let round = 0; round <= roundCount; round++) {
    const times = [await timesOf(bareName, bareLoad, mark), await timesOf(name, load, mark)] as const
    if (round === 0) continue
    bare.push(times[0])
    page.push(times[1])
  }
  /** Medians of both pages, and their difference. */
  const row = (figure: (times: MainThreadTimes) => number) => {
    const [floor, ours] = [median(bare.map(figure)), median(page.map(figure))]
    return { [bareName]: rounded(floor, 0), [name]: rounded(ours, 0), more: rounded(ours - floor, 0) }
  }
  console.table({
    ...Object.fromEntries(
      kindsOf([...bare, ...page]).map((kind) => [`${kind}, ms`, row(({ byKindMs }) => byKindMs[kind] ?? 0)]),
    ),
    'without work, ms': row(withoutWorkMs),
    [`until ${mark}, ms`]: row(({ untilMarkMs }) => untilMarkMs),
  })
  console.log(`The longest tasks of ${name} in the last round:`)
  console.table(page.slice(-1).flatMap(longestTasks))
  console.log(`Traces of the last round: ${[bareName, name].map(traceFile).join(' ')}`)
  await close()
}

async function ofExplore(): Promise<Compared> {
  const { urls, close } = await explorePages()
  const loadOf = (url: string) => tracedLoad(startPage, (page) => openUntilUsable(page, url))
  const loads = [
    ['bare-page', loadOf(urls.floor)],
    ['explore', loadOf(urls.Explore)],
  ] as const
  return { mark: USABLE, loads, close }
}

async function ofConversation(): Promise<Compared> {
  const { visits, close } = await conversationVisits()
  const loadOf = (visit: (typeof visits)['chat']) =>
    tracedLoad(
      (browser) => slowPage(browser, visit),
      (page) => loadUntilQuiet(page, visit.address),
    )
  const loads = [
    ['bare-list', loadOf(visits.list)],
    ['conversation', loadOf(visits.chat)],
  ] as const
  return { mark: SHOWN, loads, close }
}

function tracedLoad(
  openPage: (browser: Browser) => Promise<{ page: Page; devtools: CDPSession }>,
  load: (page: Page) => Promise<unknown>,
): Load {
  return async (browser) => {
    const { page, devtools } = await openPage(browser)
    const stop = await recordTrace(devtools, MAIN_THREAD_CATEGORIES)
    await load(page)
    return stop()
  }
}

/** One page per browser: its main thread is the one with the mark. */
async function timesOf(name: string, load: Load, mark: string): Promise<MainThreadTimes> {
  const browser = await chromium.launch(chooseBrowser().launchOptions)
  const events = await load(browser)
  await browser.close()
  writeTrace(name, events)
  return mainThreadTimes(events, mark)
}
