import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { resumeTime, stopTime } from '#tests/support/browserClock.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const CHAT = `/chat/character/${characterId('mirelle-of-the-tides')}`
const ID = chatId('mira-mirelle-of-the-tides')
const log = (page: Page) => page.getByRole('log')
const ownBubble = (page: Page) => log(page).locator('[data-from="user"] [data-text]').last().locator('..')
const settings = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings', exact: true })

test(
  'a user downloads a copy of their conversation, where a failure is only logged, and chooses a colour that a reload keeps',
  { tag: ['@B2.8-06', '@B2.10-03', '@B2.10-04', '@B2.10-05', '@B2.10-06', '@B6-15', '@B8.8-13'] },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/Error while downloading chat/)
    await world({ viewer: 'mira', faults: [{ operation: 'downloadChat', status: 500, nth: 1 }] })
    await page.goto(CHAT)
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(91, 55, 207)')
    await page.getByRole('button', { name: 'Chat settings' }).click()
    await expect(settings(page)).toBeVisible()
    await expectNoViolations(page)
    const copy = settings(page).getByRole('button', { name: 'Download Chat' })
    const logged = page.waitForEvent('console', (message) => message.text().includes('Error while downloading chat'))
    await copy.click()
    await logged
    await expect(copy).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await copy.click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${ID}.json`)
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as { chat_id: string; messages: unknown[] }
    expect(content.chat_id).toBe(ID)
    expect(content.messages.length).toBeGreaterThan(1)

    await settings(page).getByRole('radio', { name: 'Yellow' }).click()
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(255, 209, 102)')
    await page.reload()
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(255, 209, 102)')
  },
)

test('settings that open again while they fade out begin anew, with no question open', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await world({ viewer: 'mira' })
  await page.goto(CHAT)
  const opener = page.getByRole('button', { name: 'Chat settings' })
  await opener.click()
  const restart = settings(page).getByRole('button', { name: 'Restart Chat' })
  await restart.click()
  await expect(settings(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await stopTime(page)
  await page.keyboard.press('Escape')
  // The focus returns long before the end of the fade.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(opener).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(settings(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await resumeTime(page)
  await expect(restart).toBeVisible()
  await expect(settings(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0)
})
