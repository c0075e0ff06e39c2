// npm run bench chat [-- --rounds 7]: a conversation of two thousand messages of mixed Markdown compared with a plain
// virtual list of the same messages with react-markdown, in alternation. Uses the live build and the mock server over HTTP.
import { chromium } from '@playwright/test'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { type ChatFigures, chatFigures } from './chatFigures.ts'
import { conversationVisits } from './conversationVisits.ts'
import { droppedFrames, slowFrameMs } from './scrolling.ts'
import { median, percentile, rounded, spread } from './statistics.ts'

const LIMITS = { opening: 1.5, key: 1.6, keyMs: 40, longTaskMs: 100, nodes: 1_500, heapMb: 12 }

const { values } = argumentsOf('npm run bench chat -- [--rounds 7]', {
  options: { rounds: { type: 'string', default: '7' } },
})
const roundCount = countIn(values.rounds, '--rounds')
const { visits, close } = await conversationVisits()
await prepareBrowser()
const { launchOptions } = chooseBrowser()
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--enable-precise-memory-info'],
})

interface Compared {
  chat: number
  'bare list': number
  ratio?: number
}

const chat: ChatFigures[] = []
const list: ChatFigures[] = []
// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round++) {
  const figures = { chat: await chatFigures(browser, visits.chat), list: await chatFigures(browser, visits.list) }
  if (round === 0) continue
  chat.push(figures.chat)
  list.push(figures.list)
}

const opening = row(({ openingMs }) => openingMs)
const again = row(({ againMs }) => againMs)
const key = row(({ keysMs }) => percentile(keysMs, 0.95))
const longestTask = row(({ longTasksMs }) => Math.max(0, ...longTasksMs))
const nodes = row((figures) => figures.nodes)
const heap = row(({ heapMb }) => heapMb)
const scrolled = row(slowFrameMs)
console.table({
  'cold load of its address until the last message is drawn, ms': row(({ coldMs }) => coldMs),
  'blocked until quiet, ms': row(({ blockedMs }) => blockedMs),
  'opening: from the click to the last message drawn, ms': { ...opening, limit: `${LIMITS.opening} ×` },
  'opening it again, ms': { ...again, limit: `${LIMITS.opening} ×` },
  'key press to paint, P95, ms': { ...key, limit: `${LIMITS.key} ×, ${LIMITS.keyMs} ms` },
  'longest task while scrolling, ms': { ...longestTask, limit: LIMITS.longTaskMs },
  'time in long tasks while scrolling, ms': row(({ longTasksMs }) => longTasksMs.reduce((sum, ms) => sum + ms, 0)),
  'frame while scrolling, P95, ms': scrolled,
  'frames dropped while scrolling, %': row(droppedFrames),
  'long tasks while scrolling': row(({ longTasksMs }) => longTasksMs.length),
  'elements in the document': { ...nodes, limit: LIMITS.nodes },
  'heap, MB': { ...heap, limit: LIMITS.heapMb },
})
const isGood =
  isWithin(opening, LIMITS.opening) &&
  isWithin(again, LIMITS.opening) &&
  key.chat <= LIMITS.keyMs &&
  isWithin(key, LIMITS.key) &&
  longestTask.chat <= LIMITS.longTaskMs &&
  nodes.chat <= LIMITS.nodes &&
  heap.chat <= LIMITS.heapMb
if (!isGood) process.exitCode = 1

await browser.close()
await close()

/** Without a ratio, the goal counts as missed. */
function isWithin({ ratio = Number.POSITIVE_INFINITY }: Compared, limit: number): boolean {
  return ratio <= limit
}

/** Medians of both pages, and the smallest and largest ratio of a round. */
function row(figure: (figures: ChatFigures) => number) {
  const ratios = chat.map((figures, round) => figure(figures) / figure(list[round]!))
  return {
    ...compared(median(chat.map(figure)), median(list.map(figure))),
    spread: spread(ratios),
  }
}

/** Both figures, and their ratio unless the bare list's is 0. */
function compared(ours: number, bareList: number): Compared {
  const figures = { chat: rounded(ours, digitsOf(ours)), 'bare list': rounded(bareList, digitsOf(bareList)) }
  return bareList > 0 ? { ...figures, ratio: rounded(ours / bareList, 2) } : figures
}

function digitsOf(value: number): number {
  return value < 10 ? 1 : 0
}
