import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, test } from '#tests/support/test.ts'

// The connection fails during a conversation: the failure is shown at the right place, nothing is lost, and
// the conversation continues when the connection is back. For the text of each failure: tests/faults/chat.test.ts.

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const settings = (page: Page) => page.getByRole('button', { name: 'Chat settings' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings' })

const OFFLINE = /could not be loaded|ERR_INTERNET_DISCONNECTED|Failed to load resource|^Chat error\./

test('offline settings, restart, copy and deletion: nothing changes until the connection returns', async ({
  page,
  context,
  world,
  consoleErrors,
}) => {
  consoleErrors.expectError(OFFLINE)
  // Reads that begin again when the connection returns may still be waiting when it is lost again.
  consoleErrors.expectError(
    /Failed to reset chat|Failed to delete chat|Error while downloading chat|Error while fetching (stats|similar)/,
  )
  await world({ viewer: 'mira' })
  await page.goto(MIRELLE)
  await expect(log(page).getByText(/balance outstanding/)).toBeVisible()
  await field(page).fill('Half a thought')
  await page.waitForLoadState('networkidle')

  // Its code is not loaded yet.
  await context.setOffline(true)
  await settings(page).click()
  const lost = page.getByRole('dialog')
  await expect(lost).toContainText('connection')
  await context.setOffline(false)
  await expect(dialog(page).getByRole('button', { name: 'Restart Chat' })).toBeVisible()

  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Download Chat' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Download Chat' })).toBeEnabled()
  await dialog(page).getByRole('button', { name: 'Restart Chat' }).click()
  await dialog(page).getByRole('button', { name: 'Restart', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/^We could not tell whether the chat was reset\./)
  await dialog(page).getByRole('button', { name: 'Delete Chat' }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/^We could not tell whether the chat was deleted\./)
  await expect(log(page).getByText(/balance outstanding/)).toBeAttached()

  await context.setOffline(false)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download Chat' }).click()
  await download
  await dialog(page).getByRole('button', { name: 'Restart Chat' }).click()
  await dialog(page).getByRole('button', { name: 'Restart', exact: true }).click()
  await expect(log(page).getByText(/balance outstanding/)).toHaveCount(0)
  await expect(field(page)).toHaveValue('Half a thought')
  await settings(page).click()
  await dialog(page).getByRole('button', { name: 'Delete Chat' }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/chats')
})
