import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { alerted, type FailureRow, press } from './failureRow.ts'

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const NINE = `/chat/character/${characterId('nine')}`

const settings = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings', exact: true })

async function say(page: Page, text: string) {
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  // The unsent text is restored to the field.
  await composer.fill(text)
  await composer.press('Enter')
}
async function openSettings(page: Page) {
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
  await press(page, 'Chat settings')
}

/** Actions in a conversation. */
export const chatFailures = {
  createChat: {
    route: NINE,
    viewer: 'jonas',
    act: (page) => say(page, 'What is your name?'),
    shown: (page, { said }) => alerted(page, said ?? 'Send message failed.'),
  },
  sendMessage: {
    route: MIRELLE,
    act: (page) => say(page, 'Are you there?'),
    shown: (page, { said }) => alerted(page, said ?? 'Send message failed.'),
  },
  resetChat: {
    route: MIRELLE,
    async act(page) {
      await openSettings(page)
      await press(page, 'Restart Chat')
      await press(page, 'Restart')
    },
    shown: (page, { said }) => expect(settings(page).getByRole('alert')).toContainText(said ?? 'Failed to reset chat.'),
  },
  // A chat that is already deleted counts as deleted.
  deleteChat: {
    route: MIRELLE,
    async act(page) {
      await openSettings(page)
      await press(page, 'Delete Chat')
      await settings(page).getByRole('button', { name: 'Delete', exact: true }).click()
    },
    async shown(page, { status, said }) {
      if (status === 404) await expect(page).not.toHaveURL(MIRELLE)
      else await expect(settings(page).getByRole('alert')).toContainText(said ?? 'Failed to delete chat')
    },
  },
  // The failure is logged in the console only (B8.8-13): the button stays enabled for a retry.
  downloadChat: {
    route: MIRELLE,
    async act(page) {
      await openSettings(page)
      await press(page, 'Download Chat')
    },
    async shown(page) {
      await expect(settings(page).getByRole('button', { name: 'Download Chat' })).toBeEnabled()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  },
  reportMessage: {
    route: MIRELLE,
    async act(page) {
      await page.getByRole('log').getByRole('button', { name: 'Message actions' }).last().click()
      await page.getByRole('menuitem', { name: 'Report' }).click()
      await page.getByRole('dialog').getByRole('radio').first().check()
      await press(page, 'Submit')
    },
    shown: (page, { said }) =>
      expect(page.getByRole('dialog').getByText(said ?? 'Report submission failed.')).toBeVisible(),
  },
} satisfies Record<string, FailureRow>
