import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/workerFixtures.ts'
import { startStaticServer, type StaticServer } from '#tests/support/staticServer.ts'
import { buildEnvironment } from '#tests/support/testBuilds.ts'
import { project } from './developmentServer.ts'
import { LAST_MESSAGE, linkOf } from './replaying.ts'

const BUG = join(project, 'mocks/panel/bug.json')

const button = (page: Page) => page.getByRole('button', { name: /^mock/ })

/** The demo of `npm run build:mock` in a folder of a site, with a file beside its page. */
async function startDemo(folder: string): Promise<StaticServer> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'mock', '--base', './', '--outDir', folder]
  const { status, stderr } = spawnSync(join(project, 'node_modules/.bin/node'), [...args, '--logLevel', 'error'], {
    cwd: project,
    encoding: 'utf8',
    env: buildEnvironment(),
  })
  expect(status, stderr).toBe(0)
  copyFileSync(BUG, join(folder, 'bug.json'))
  return startStaticServer({ folder, base: '/some/folder/' })
}

test('a link opens a captured session that is beside a demo, and the demo links to it', async ({
  browser,
}, testInfo) => {
  test.setTimeout(240_000)
  const demo = await startDemo(testInfo.outputPath('demo'))
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.goto(`${demo.url}?capture=./bug.json&retry=0`)
    // The last page of the session.
    await expect(page.getByText(LAST_MESSAGE)).toBeVisible()
    await expect(button(page)).toHaveText('mock captured session · 1 fault · clock frozen')
    expect(new URL(page.url()).search).toBe('')

    // A reload continues the session; a link to another page opens that page.
    await page.getByRole('link', { name: 'Chats', exact: true }).click()
    await expect(page.getByText('Unable to load your chats.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Unable to load your chats.')).toBeVisible()
    const link = await linkOf(page)
    expect(link).toBe(`${demo.url}?capture=.%2Fbug.json&retry=0#/chats`)
    const other = await browser.newContext()
    const second = await other.newPage()
    await second.goto(link)
    await expect(second.getByText('Unable to load your chats.')).toBeVisible()
    await expect(second.getByRole('button', { name: 'Account menu of eluc' })).toBeVisible()
    await other.close()

    // A refused link changes nothing.
    await page.goto(`${demo.url}?capture=./missing.json#/chats`)
    await expect(page.getByRole('alert', { name: 'Mock' })).toContainText('There is no file at this address')
    await expect(page.getByText('Unable to load your chats.')).toBeVisible()
    await expect(button(page)).toContainText('captured session · link partly ignored')
    expect(await linkOf(page)).toBe(link)

    // A link to a scenario ends the session.
    await page.goto(`${demo.url}?scenario=signed-in#/chats`)
    await expect(button(page)).toHaveText('mock signed-in')
  } finally {
    await context.close()
    await demo.close()
  }
})
