import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { resumeTime, stopTime } from '#tests/support/browserClock.ts'
import { expect, test } from '#tests/support/test.ts'

const CHAT = `/chat/character/${characterId('mirelle-of-the-tides')}`
const settings = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings', exact: true })

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
