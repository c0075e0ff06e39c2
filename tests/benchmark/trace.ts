// npm run bench:trace -- explore|conversation [--rounds 5]: what the main thread does until a page is usable, compared
// with the bare page of bench:start or bench:chat, and its longest tasks. Writes a trace per page for the Performance
// panel of Chromium.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { argumentsOf, countIn, endWith } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { loadUntilQuiet, SHOWN, slowPage } from './chatFigures.ts'
import { conversationVisits } from './conversationVisits.ts'
import { explorePages } from './explorePages.ts'
import { MAIN_THREAD_CATEGORIES, type MainThreadTimes, mainThreadTimes } from './mainThread.ts'
import { openUntilUsable, startPage, USABLE } from './startFigures.ts'
import { median, rounded } from './statistics.ts'
import { recordTrace, type TraceEvent } from './traceEvents.ts'

const USAGE = 'npm run bench:trace -- explore|conversation [--rounds 5]'

const { values, positionals } = argumentsOf(USAGE, {
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const roundCount = countIn(values.rounds, '--rounds')
const { mark, loads, close } = await (positionals[0] === 'explore'
  ? ofExplore()
  : positionals[0] === 'conversation'
    ? ofConversation()
    : endWith(`Which page? Write ${USAGE}.`))
await prepareBrowser()
const { launchOptions } = chooseBrowser()

const [[bareName, bareLoad], [name, load]] = loads
const bare: MainThreadTimes[] = []
const page: MainThreadTimes[] = []
// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round++) {
  const times = [await timesOf(bareName, bareLoad), await timesOf(name, load)] as const
  if (round === 0) continue
  bare.push(times[0])
  page.push(times[1])
}

const kinds = [...new Set([...bare, ...page].flatMap(({ byKindMs }) => Object.keys(byKindMs)))].toSorted()
console.table({
  ...Object.fromEntries(kinds.map((kind) => [`${kind}, ms`, row(({ byKindMs }) => byKindMs[kind] ?? 0)])),
  'without work, ms': row(({ untilMarkMs, byKindMs }) => untilMarkMs - sum(Object.values(byKindMs))),
  [`until ${mark}, ms`]: row(({ untilMarkMs }) => untilMarkMs),
})
console.log(`The longest tasks of ${name} in the last round:`)
console.table(page.at(-1)?.tasks.map(({ startMs, durationMs, byKindMs }) => taskRow(startMs, durationMs, byKindMs)))
console.log(`Traces of the last round: ${[bareName, name].map(fileOf).join(' ')}`)
await close()

type Load = (browser: Browser) => Promise<TraceEvent[]>

async function ofExplore() {
  const { urls, close: end } = await explorePages()
  const loadOf =
    (url: string): Load =>
    async (browser) => {
      const { page: opened, devtools } = await startPage(browser)
      const stop = await recordTrace(devtools, MAIN_THREAD_CATEGORIES)
      await openUntilUsable(opened, url)
      return stop()
    }
  const both = [
    ['bare-page', loadOf(urls.floor)],
    ['explore', loadOf(urls.Explore)],
  ] as const
  return { mark: USABLE, loads: both, close: end }
}

async function ofConversation() {
  const { visits, close: end } = await conversationVisits()
  const loadOf =
    (visit: (typeof visits)['chat']): Load =>
    async (browser) => {
      const { page: opened, devtools } = await slowPage(browser, visit)
      const stop = await recordTrace(devtools, MAIN_THREAD_CATEGORIES)
      await loadUntilQuiet(opened, visit.address)
      return stop()
    }
  const both = [
    ['bare-list', loadOf(visits.list)],
    ['conversation', loadOf(visits.chat)],
  ] as const
  return { mark: SHOWN, loads: both, close: end }
}

/** One page per browser: its main thread is the one with the mark. */
async function timesOf(of: string, traced: Load): Promise<MainThreadTimes> {
  const browser = await chromium.launch(launchOptions)
  const traceEvents = await traced(browser)
  await browser.close()
  mkdirSync(resolve(fileOf(of), '..'), { recursive: true })
  writeFileSync(fileOf(of), JSON.stringify({ traceEvents }))
  return mainThreadTimes(traceEvents, mark)
}

function fileOf(of: string): string {
  return resolve(buildFolder('live'), `../../traces/${of}.json`)
}

/** Medians of both pages, and their difference. */
function row(figure: (times: MainThreadTimes) => number) {
  const [floor, ours] = [median(bare.map(figure)), median(page.map(figure))]
  return { [bareName]: rounded(floor, 0), [name]: rounded(ours, 0), more: rounded(ours - floor, 0) }
}

function taskRow(startMs: number, durationMs: number, byKindMs: Record<string, number>) {
  const parts = Object.entries(byKindMs)
    .filter(([, ms]) => ms >= 1)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, ms]) => `${kind} ${Math.round(ms)}`)
  return { 'at, ms': rounded(startMs, 0), ms: rounded(durationMs, 0), 'of which': parts.join(', ') }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
