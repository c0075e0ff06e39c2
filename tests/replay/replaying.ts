import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { Capture } from '#src/contract/capture/capture.ts'
import { users } from '#mocks/fixtures/users.ts'
import { PLACES, screensOf, type Staging } from './stagingSession.ts'

/** The last message of the session in mocks/panel/bug.json. */
export const LAST_MESSAGE = 'Tlaa avbts scm lnla eua nud lio uf nud uvit?'

/** The link of the panel to the present state. */
export const linkOf = (page: Page) => page.evaluate(() => (window as { perigee?: DeveloperHandle }).perigee!.link())

/** The files of one capture, with and without words. */
export function filesIn(testInfo: TestInfo, name: string) {
  return { words: testInfo.outputPath(`${name}.json`), wordless: testInfo.outputPath(`${name}-without-words.json`) }
}

/** Saves the session of this page as a file, with the dialog of the list of departures. */
export async function takeHome(page: Page, path: string, { withWords }: { withWords: boolean }): Promise<void> {
  const list = page.getByRole('complementary', { name: 'Departures from the contract' })
  if (!(await list.getByRole('button', { name: 'Take this home…' }).isVisible()))
    await list.getByText(/^Departures: \d/).click()
  await list.getByRole('button', { name: 'Take this home…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take this home' })
  await expect(dialog.getByText('Without words', { exact: false })).toBeVisible()
  if (withWords) {
    await dialog.getByRole('checkbox').check()
    await expect(dialog.getByText('With the words that were seen')).toBeVisible()
  }
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the file' }).click()
  await (await download).saveAs(path)
}

/** The file has the planted failures and departures, and no token, password or e-mail address. */
export function expectComplete(path: string, { tokens }: Staging): void {
  const file = readFileSync(path, 'utf8')
  const secrets = [...users.flatMap(({ email, password }) => [email, password]), ...Object.values(tokens)]
  expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
  const { departures, failures } = JSON.parse(file) as Capture
  expect(departures).toHaveLength(3)
  const failed = new Set(failures.map(({ operation }) => operation))
  expect([...failed].sort()).toEqual(['listFavorites', 'listSimilarCharacters'])
}

/** Imports the file in a fresh profile of the demo, and compares the ten screens with those of the session. */
export async function expectSameScreens(browser: Browser, demo: string, path: string, seen: string[]): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(new URL(`${PLACES[0]}?retry=0&latency=0&transport=in-page&panel=on`, demo).href)
  await importFile(page, path)
  const replayed = await screensOf(page)
  for (const [at, place] of PLACES.entries())
    expect(comparable(replayed[at]!), `${path} ${place}`).toBe(comparable(seen[at]!))
  await context.close()
}

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

async function importFile(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: /^mock/ }).click()
  const panel = page.getByRole('dialog', { name: /^mock/ })
  await panel.getByRole('tab', { name: 'Data' }).click()
  await panel.getByLabel('A file to import').setInputFiles(path)
  await expect(panel.getByText(/^Imported\./)).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Captured session' })).toContainText('3 departures')
  await page.keyboard.press('Escape')
}
