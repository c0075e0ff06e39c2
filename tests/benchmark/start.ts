// npm run bench start [-- --rounds 5]: a cold visit to Explore compared with a plain page on the same stack, in
// alternation.
import { chromium } from '@playwright/test'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { explorePages } from './explorePages.ts'
import { type StartFigures, startFigures } from './startFigures.ts'
import { median, rounded, spread } from './statistics.ts'

const { values } = argumentsOf('npm run bench start -- [--rounds 5]', {
  options: { rounds: { type: 'string', default: '5' } },
})
const roundCount = countIn(values.rounds, '--rounds')
const { urls, close } = await explorePages()
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)

const rounds: Record<string, StartFigures[]> = { floor: [], Explore: [] }
// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round += 1) {
  for (const [name, url] of Object.entries(urls)) {
    const figures = await startFigures(browser, url)
    if (round > 0) rounds[name]?.push(figures)
  }
}
console.table(table(rounds.floor ?? [], rounds.Explore ?? []))

await browser.close()
await close()

/** One row per measurement: medians of both pages, and the ratios of the rounds as median and range. */
function table(floor: StartFigures[], explore: StartFigures[]): Record<string, Record<string, string | number>> {
  const names = Object.keys(floor[0] ?? {}) as (keyof StartFigures)[]
  return Object.fromEntries(
    names.map((name) => {
      const ratios = explore.map((figures, round) => figures[name] / (floor[round]?.[name] ?? 1))
      return [
        name,
        {
          floor: readable(median(floor.map((figures) => figures[name]))),
          Explore: readable(median(explore.map((figures) => figures[name]))),
          ratio: ratios.every(Number.isFinite) ? median(ratios).toFixed(2) : '',
          spread: spread(ratios),
        },
      ]
    }),
  )
}

function readable(value: number): number {
  return rounded(value, value < 10 ? 3 : 0)
}
