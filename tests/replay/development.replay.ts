import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '#tests/support/workerFixtures.ts'
import { startMockServer } from '#tests/support/mockServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { project, startDevelopment } from './developmentServer.ts'
import { expectComplete, expectSameScreens, filesIn, LAST_MESSAGE, linkOf, takeHome } from './replaying.ts'
import { openStaging, PLACES, screensOf } from './stagingSession.ts'

const FILE = 'bug-of-a-test.json'

// One after the other: development servers of one project share its public folder.
test.describe.configure({ mode: 'default' })

test('a session over the development proxy shows the same ten screens offline', async ({ browser }, testInfo) => {
  test.setTimeout(240_000)
  const server = await startMockServer()
  const proxy = await startDevelopment(server.url)
  const demo = await startStaticServer({ folder: buildFolder('mock') })
  try {
    const staging = await openStaging(browser, server.url, {})
    await staging.page.goto(new URL(PLACES[0]!, proxy.url).href)
    const seen = await screensOf(staging.page)
    const { words, wordless } = filesIn(testInfo, 'proxy')
    await takeHome(staging.page, words, { withWords: true })
    await takeHome(staging.page, wordless, { withWords: false })
    await staging.context.close()
    await Promise.all([server.close(), proxy.stop()])

    expectComplete(words, staging)
    expectComplete(wordless, staging)
    await expectSameScreens(browser, demo.url, words, seen)
  } finally {
    await Promise.all([server.close(), proxy.stop(), demo.close()])
  }
})

test('a link opens a captured session in the folder for links, in development', async ({ browser }) => {
  const folder = join(project, 'public.local')
  const wasThere = existsSync(folder)
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(project, 'mocks/panel/bug.json'), join(folder, FILE))
  const server = await startDevelopment()
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.goto(`${server.url}?capture=./${FILE}&retry=0`)
    await expect(page.getByText(LAST_MESSAGE)).toBeVisible({ timeout: 60_000 })
    expect(await linkOf(page)).toMatch(/\/chat\/character\/[\da-f-]+\?capture=.*bug-of-a-test\.json&retry=0$/)

    // The development server sends its page in place of a missing file.
    await page.goto(`${server.url}chats?capture=./missing.json`)
    await expect(page.getByRole('alert', { name: 'Mock' })).toContainText('There is no file at this address')
    await expect(page.getByText('Unable to load your chats.')).toBeVisible()
  } finally {
    await context.close()
    await server.stop()
    rmSync(wasThere ? join(folder, FILE) : folder, { recursive: true })
  }
})
