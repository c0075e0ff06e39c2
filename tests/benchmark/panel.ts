// npm run bench panel: the duration of a change of viewer or scenario in the mock build, from the selection in the
// panel until the new world is filled and its page is rendered. The goal is 200 ms.
import { chromium } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import { argumentsOf } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { median, rounded } from './statistics.ts'

const GOAL_MS = 200
const ROUNDS = 5
const SCENARIOS: ScenarioName[] = ['signed-in', 'empty-world', 'new-member', 'private-only', 'many-characters']
const VIEWERS = ['jonas', 'mira', 'quillon', 'fern'] as const

argumentsOf('npm run bench panel')
await ensureBuild('mock')
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const site = await startStaticServer({ folder: buildFolder('mock') })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.goto(`${site.url}my-characters?transport=in-page&latency=0`)
await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)

const rows = []
for (const scenario of SCENARIOS) rows.push(rowOf(`scenario ${scenario}`, await timesOf('use', scenario)))
for (const viewer of VIEWERS) rows.push(rowOf(`viewer ${viewer}`, await timesOf('view', viewer)))
console.table(rows)
if (rows.some((row) => row['median ms'] > GOAL_MS)) process.exitCode = 1

await browser.close()
await site.close()

/** Repeats the same change, each time from the default world. */
function timesOf(method: 'use' | 'view', name: string): Promise<number[]> {
  return page.evaluate(
    async ({ chosen, word, rounds }) => {
      const perigee = (window as unknown as { perigee: Record<'use' | 'view', (name: string) => Promise<void>> })
        .perigee
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const measured: number[] = []
      for (let round = 0; round < rounds; round++) {
        await perigee.use('default')
        await drawn()
        const before = performance.now()
        await perigee[chosen](word)
        await drawn()
        measured.push(performance.now() - before)
      }
      return measured
    },
    { chosen: method, word: name, rounds: ROUNDS },
  )
}

function rowOf(change: string, times: number[]) {
  return { switch: change, 'median ms': rounded(median(times), 0), 'worst ms': rounded(Math.max(...times), 0) }
}
