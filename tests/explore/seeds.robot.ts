import { expect, test as base } from '@playwright/test'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { Met } from './met.ts'
import { failureText } from './report.ts'
import { startRobotSite } from './robotSite.ts'
import { Search } from './search.ts'
import { storedBeginnings } from './storedBeginnings.ts'
import { Visit } from './visit.ts'
import type { Ground } from './walk.ts'

/** Each seed finds its own beginnings, and needs some walks before it uses them. */
const WALKS = 6
const SEEDS = ['perigee', 'apogee', 'eclipse']
const SEED_WALKED_TWICE = 'transit'
const WALKS_AGAIN = 2
/** Only a failure takes as long: its trail is shortened. */
const TIMEOUT_MS = 15 * 60_000

const test = base.extend<object, { site: string }>({
  site: [
    // Playwright requires the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startRobotSite(buildFolder('mock'))
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ timeout: TIMEOUT_MS })

for (const seed of SEEDS)
  test(`the robot finds nothing with seed ${seed}`, async ({ browser, site }) => {
    const { stopped } = await walked(seed, WALKS, { browser, site })
    expect(stopped).toEqual([])
  })

test(`the robot finds nothing with seed ${SEED_WALKED_TWICE}, and its first walks are the same again`, async ({
  browser,
  site,
}) => {
  const { stopped, trails } = await walked(SEED_WALKED_TWICE, WALKS, { browser, site })
  expect(stopped).toEqual([])
  const again = await walked(SEED_WALKED_TWICE, WALKS_AGAIN, { browser, site })
  expect(again.trails).toEqual(trails.slice(0, WALKS_AGAIN))
})

/** Fails with the report of the first breach. */
async function walked(seed: string, walks: number, ground: Ground): Promise<Search> {
  const search = new Search(ground, new Met(storedBeginnings()))
  for (let index = 1; index <= walks; index++) {
    const [found] = await search.walk([`${seed}.${index}`])
    if (!found) continue
    const { finding, picture } = await search.shorten(found)
    throw new Error(failureText(finding, { seed: found.seed, site: ground.site, picture }))
  }
  return search
}

test('a press opens the file chooser, and the next step chooses a file in it', async ({ browser, site }) => {
  const visit = await Visit.begin(browser, site, { world: {}, path: '/characters/create', steps: [] })
  const controls = async () => (await visit.sight()).controls.map(({ name }) => name)
  const press = (name: string) => visit.perform({ do: 'press', role: 'button', name, nth: 0 })
  await press('Import card')
  await press('Choose a file')
  expect(visit.isChoosingFile).toBe(true)
  await visit.perform({ do: 'file', name: 'holiday.png' })
  expect(await controls()).not.toContain('Fill in the form')
  await press('Choose a file')
  await visit.perform({ do: 'file', name: 'card.png' })
  expect(visit.isChoosingFile).toBe(false)
  expect(await controls()).toContain('Fill in the form')
  await visit.close()
})
