import { chromium } from '@playwright/test'
import { chooseBrowser } from '#tests/support/browser.ts'
import { MAIN_THREAD_CATEGORIES, type MainThreadTimes, mainThreadTimes } from './mainThread.ts'
import { kindsOf, withoutWorkMs } from './mainThreadTables.ts'
import { CLICKED, OPENED, OPENINGS, startOpenings } from './openings.ts'
import { median, rounded } from './statistics.ts'
import { recordTrace, writeTrace } from './traceEvents.ts'

/** Prints what the main thread does between a click and the frame with what it opens, in medians of the rounds. */
export async function traceOpenings(roundCount: number): Promise<void> {
  const { openTwice, close } = await startOpenings()
  const times = new Map<string, MainThreadTimes[]>()
  // The first round warms up the machine and is not counted.
  for (let round = 0; round <= roundCount; round++) {
    for (const opening of OPENINGS) {
      // One page per browser: its main thread is the one with the marks.
      const browser = await chromium.launch(chooseBrowser().launchOptions)
      const { first, again } = await openTwice(browser, opening, async (page, open) => {
        const stop = await recordTrace(await page.context().newCDPSession(page), MAIN_THREAD_CATEGORIES)
        await open()
        return stop()
      })
      await browser.close()
      for (const [name, events] of [
        [opening.name, first],
        [`${opening.name}, again`, again],
      ] as const) {
        writeTrace(name.replaceAll(/\W+/g, '-'), events)
        if (round > 0) times.set(name, [...(times.get(name) ?? []), mainThreadTimes(events, OPENED, CLICKED)])
      }
    }
  }
  const kinds = kindsOf([...times.values()].flat())
  console.table(
    Object.fromEntries(
      [...times].map(([name, of]) => {
        const figure = (ms: (one: MainThreadTimes) => number) => rounded(median(of.map(ms)), 0)
        const work = kinds.map((kind) => [kind, figure(({ byKindMs }) => byKindMs[kind] ?? 0)])
        const all = { ...Object.fromEntries(work), waiting: figure(withoutWorkMs) }
        return [name, { ...all, 'all, ms': figure(({ untilMarkMs }) => untilMarkMs) }]
      }),
    ),
  )
  await close()
}
