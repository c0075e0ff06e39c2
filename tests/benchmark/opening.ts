// npm run bench opening [-- --rounds 5]: from the click to the frame that shows a dialog, a menu, a tool for images or
// the search in a conversation, for the first time and again, at a quarter of this machine's speed. Uses the live build
// and the mock server over HTTP.
import { chromium } from '@playwright/test'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { OPENINGS, startOpenings } from './openings.ts'
import { median, rounded } from './statistics.ts'

const GOAL_MS = { first: 100, again: 50 }

const { values } = argumentsOf('npm run bench opening -- [--rounds 5]', {
  options: { rounds: { type: 'string', default: '5' } },
})
const roundCount = countIn(values.rounds, '--rounds')
const { openTwice, close } = await startOpenings()
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const times = new Map<string, { first: number[]; again: number[] }>(
  OPENINGS.map(({ name }) => [name, { first: [], again: [] }]),
)

// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round++) {
  for (const opening of OPENINGS) {
    const { first, again } = await openTwice(browser, opening, (_, open) => open())
    if (round === 0) continue
    times.get(opening.name)?.first.push(first)
    times.get(opening.name)?.again.push(again)
  }
}

const rows = [...times].map(([name, { first, again }]) => ({
  name,
  'first time, ms': rounded(median(first), 0),
  'again, ms': rounded(median(again), 0),
}))
console.table(rows)
console.log(`Goals: ${GOAL_MS.first} ms, again ${GOAL_MS.again} ms.`)
if (rows.some((row) => row['first time, ms'] > GOAL_MS.first || row['again, ms'] > GOAL_MS.again)) process.exitCode = 1

await browser.close()
await close()
