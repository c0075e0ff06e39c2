import { chromium } from '@playwright/test'
import { chooseBrowser } from '#tests/support/browser.ts'
import { MAIN_THREAD_CATEGORIES, mainThreadTimes } from './mainThread.ts'
import { kindsOf, longestTasks, withoutWorkMs } from './mainThreadTables.ts'
import { openResults, scrollToEnd, slowDown } from './results.ts'
import { droppedFrames, SCROLL_ENDED, SCROLL_STARTED, scrollUp, slowFrameMs } from './scrolling.ts'
import { rounded } from './statistics.ts'
import { recordTrace, writeTrace } from './traceEvents.ts'

/** Prints what the main thread does while two thousand results are scrolled up, and the frames of that time. */
export async function traceResults(): Promise<void> {
  const browser = await chromium.launch(chooseBrowser().launchOptions)
  const { page, close } = await openResults(browser)
  await scrollToEnd(page)
  await slowDown(page)
  const stop = await recordTrace(await page.context().newCDPSession(page), MAIN_THREAD_CATEGORIES)
  const up = await scrollUp(page)
  const events = await stop()
  const times = mainThreadTimes(events, SCROLL_ENDED, SCROLL_STARTED)
  const kinds = kindsOf([times]).map((kind) => [`${kind}, ms`, rounded(times.byKindMs[kind] ?? 0, 0)])
  console.table({
    ...Object.fromEntries(kinds),
    'without work, ms': rounded(withoutWorkMs(times), 0),
    'all, ms': rounded(times.untilMarkMs, 0),
    'frames of the main thread': up.framesMs.length,
    'frame, P95, ms': rounded(slowFrameMs(up), 0),
    'frames dropped, %': rounded(droppedFrames(up), 1),
  })
  console.log('The longest tasks:')
  console.table(longestTasks(times))
  console.log(`Trace: ${writeTrace('results', events)}`)
  await close()
  await browser.close()
}
