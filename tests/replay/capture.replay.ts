import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { test } from '#tests/support/workerFixtures.ts'
import { startMockServer } from '#tests/support/mockServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { expectComplete, expectSameScreens, filesIn, takeHome } from './replaying.ts'
import { openStaging, PLACES, screensOf } from './stagingSession.ts'

test('a recorded staging session shows the same ten screens offline, from a HAR file and from the badge', async ({
  browser,
}, testInfo) => {
  test.setTimeout(240_000)
  const server = await startMockServer()
  const live = await startStaticServer({ folder: buildFolder('live') })
  const demo = await startStaticServer({ folder: buildFolder('mock') })
  try {
    const har = testInfo.outputPath('bug.har')
    const staging = await openStaging(browser, server.url, { har, apiBaseUrl: `${server.url}/api/v1` })
    const { page } = staging
    await page.goto(new URL(PLACES[0]!, live.url).href)
    const seen = await screensOf(page)
    const badge = filesIn(testInfo, 'badge')
    await takeHome(page, badge.words, { withWords: true })
    await takeHome(page, badge.wordless, { withWords: false })
    await staging.context.close()
    const fromHar = filesIn(testInfo, 'har')
    capture('--har', har, '--with-words', '--out', fromHar.words)
    capture('--har', har, '--out', fromHar.wordless)
    await server.close()

    for (const { words, wordless } of [badge, fromHar]) {
      expectComplete(words, staging)
      expectComplete(wordless, staging)
    }
    // Side by side: each screen waits until it has come to rest.
    await Promise.all([badge, fromHar].map(({ words }) => expectSameScreens(browser, demo.url, words, seen)))
  } finally {
    await Promise.all([server.close(), live.close(), demo.close()])
  }
})

/** Runs `npm run capture` with these arguments. */
function capture(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['mocks/commands/capture.ts', ...args], {
    encoding: 'utf8',
    // Node would complain of the pair in stderr if the caller sets NO_COLOR: Playwright adds FORCE_COLOR.
    env: { ...process.env, NO_COLOR: undefined },
  })
  expect([status, stderr]).toEqual([0, ''])
}
