import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Capture } from '#src/contract/capture/capture.ts'
import { users } from '#mocks/fixtures/users.ts'
import { test } from '#tests/reach/recordedTest.ts'
import { startMockServer } from '#tests/support/mockServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { openStaging, PLACES, screensOf } from './stagingSession.ts'

test('a recorded staging session shows the same ten screens offline, from a HAR file and from the badge', async ({
  browser,
}, testInfo) => {
  test.setTimeout(120_000)
  const server = await startMockServer()
  const live = await startStaticServer({ folder: buildFolder('live') })
  const demo = await startStaticServer({ folder: buildFolder('mock') })
  try {
    const har = testInfo.outputPath('bug.har')
    const staging = await openStaging(browser, server.url, har)
    const { page } = staging
    await page.goto(new URL(PLACES[0]!, live.url).href)
    const seen = await screensOf(page)

    const fromBadge = testInfo.outputPath('badge.json')
    await takeHome(page, fromBadge)
    await staging.context.close()
    const fromHar = testInfo.outputPath('har.json')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['mocks/commands/capture.ts', '--har', har, '--with-words', '--out', fromHar],
      // Node would complain of the pair in stderr if the caller sets NO_COLOR: Playwright adds FORCE_COLOR.
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: undefined } },
    )
    expect([status, stderr]).toEqual([0, ''])
    await server.stop()

    const secrets = [...users.flatMap(({ email, password }) => [email, password]), ...Object.values(staging.tokens)]
    for (const path of [fromBadge, fromHar]) {
      const file = readFileSync(path, 'utf8')
      expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
      const { departures, failures } = JSON.parse(file) as Capture
      expect(departures).toHaveLength(3)
      const failed = new Set(failures.map(({ operation }) => operation))
      expect([...failed].sort()).toEqual(['listFavorites', 'listSimilarCharacters'])

      const context = await browser.newContext()
      const offline = await context.newPage()
      await offline.goto(new URL(`${PLACES[0]}?retry=0&latency=0&transport=in-page&panel=on`, demo.url).href)
      await importFile(offline, path)
      const replayed = await screensOf(offline)
      for (const [at, place] of PLACES.entries())
        expect(comparable(replayed[at]!), `${path} ${place}`).toBe(comparable(seen[at]!))
      await context.close()
    }
  } finally {
    await Promise.all([server.stop(), live.close(), demo.close()])
  }
})

/**
 * Replaces what differs between two sessions: the user's e-mail address, the time in links to the search, the port in
 * links for sharing, and React's ids.
 */
function comparable(screen: string): string {
  return screen
    .replaceAll('mira@example.com', 'somebody@example.invalid')
    .replaceAll(/\bts=\d+/g, 'ts=0')
    .replaceAll(/localhost%3A\d+/g, 'site')
    .replaceAll(/_r_\w+_/g, 'id')
}

async function takeHome(page: Page, path: string): Promise<void> {
  await page.getByText(/^Drift: \d/).click()
  await page.getByRole('button', { name: 'Take this home…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this home' })
  await expect(dialog.getByText('Without words', { exact: false })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByText('With the words that were seen')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  await (await download).saveAs(path)
}

async function importFile(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: /^mock/ }).click()
  const panel = page.getByRole('dialog', { name: /^mock/ })
  await panel.getByRole('tab', { name: 'Data' }).click()
  await panel.getByLabel('A database file to import').setInputFiles(path)
  await expect(panel.getByText(/^Imported\./)).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Captured session' })).toContainText('3 departures')
  await page.keyboard.press('Escape')
}
