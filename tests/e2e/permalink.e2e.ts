import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { logHash } from '#mocks/calls/logHash.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { expect, test } from '#tests/support/test.ts'

const CLOCK = '2026-05-20T12:00:00Z'
const NINE = characterId('nine')

/** Routes and situations, with text that the loaded page shows. */
const STATES: { name: string; route: string; situation: Situation; shows: string | RegExp; error?: string }[] = [
  { name: 'Mira on Explore', route: '/explore', situation: { scenario: 'signed-in', clock: CLOCK }, shows: /Mirelle/ },
  {
    name: 'a new member with another seed, searching',
    route: '/search?query=sea',
    situation: { viewer: 'jonas', seed: 'elsewhere', clock: CLOCK },
    shows: /characters?$/,
  },
  {
    name: 'chats that cannot be read',
    route: '/chats',
    situation: { scenario: 'signed-in', clock: CLOCK, faults: [{ operation: 'listMyChats', status: 422 }] },
    shows: 'Unable to load your chats.',
    error: 'Failed fetching user chats.',
  },
  {
    name: 'chats under way',
    route: '/chats',
    situation: { scenario: 'signed-in', clock: CLOCK, faults: [{ operation: 'listMyChats', hold: true }] },
    shows: 'Chats',
  },
  {
    name: 'a character long after the token has expired',
    route: `/character/${NINE}`,
    situation: { scenario: 'signed-in', clock: `${CLOCK}_20m` },
    shows: 'Nine',
  },
]

/** The accessible content of the page, and the calls it made. */
async function stateOf(page: Page) {
  const calls = await page.evaluate(async () => {
    const { log } = (window as { perigee?: DeveloperHandle }).perigee!.server
    return Promise.all(log.calls().map(async (call) => ({ ...call, ...(await log.bodiesOf(call.number)) })))
  })
  return {
    // React's generated ids depend on what was rendered before.
    snapshot: (await page.locator('#root').ariaSnapshot()).replaceAll(/_r_\w+_/g, '_id_'),
    calls: calls.map(({ method, path, status, outcome }) => `${method} ${path} ${status ?? outcome}`).sort(),
    log: logHash(calls),
  }
}

for (const { name, route, situation, shows, error } of STATES) {
  test(`a link shows another person the same screen after the same calls: ${name}`, async ({
    page,
    browser,
    site,
    consoleErrors,
  }) => {
    if (error) consoleErrors.expectError(error)
    await page.goto(new URL(route, site).href)
    await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
    const link = await page.evaluate(async (chosen) => {
      const { perigee } = window as { perigee?: DeveloperHandle }
      await perigee!.begin(chosen)
      return perigee!.link()
    }, situation)

    const other = await browser.newContext()
    const theirs = await other.newPage()
    const warnings: string[] = []
    // Chromium's warning about preloads depends on the time that the page takes.
    const isOfTheApp = (text: string) => !text.includes('was preloaded using link preload but not used')
    theirs.on('console', (message) => {
      if (message.type() === 'warning' && isOfTheApp(message.text())) warnings.push(message.text())
    })
    await theirs.goto(`${link}&transport=in-page`)
    await expect(theirs.locator('#root').getByText(shows).first()).toBeVisible()
    await expect(async () => expect(await stateOf(theirs)).toEqual(await stateOf(page))).toPass()
    expect(warnings).toEqual([])
    expect(new URL(theirs.url()).search).toBe(new URL(route, site).search)
    await other.close()
  })
}

test('faults survive a reload, with their counts', async ({ page }) => {
  await page.goto('/explore?fault=searchTags.500.times-2&fault=searchTags.latency-5')
  await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
  await page.evaluate(() =>
    (window as { perigee?: DeveloperHandle }).perigee!.fetch!('/api/v1/characters/tags/search?q=sea'),
  )
  await page.reload()
  await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
  const planned = await page.evaluate(() => (window as { perigee?: DeveloperHandle }).perigee!.server.faults.planned())
  expect(planned.map(({ fault, used }) => ({ ...fault, used }))).toEqual([
    { operation: 'searchTags', status: 500, times: 2, used: 1 },
    { operation: 'searchTags', latencyMs: 5, used: 1 },
  ])
})
