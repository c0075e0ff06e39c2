import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { Failure } from './documentedFailures.ts'
import { alerted, type FailureRow, field, press } from './failureRow.ts'

const MIRELLE = `/character/${characterId('mirelle-of-the-tides')}`
const ORU = `/character/${characterId('captain-oru')}`
const EDIT_FERRY = `/characters/edit/${characterId('the-ferry-apprentice')}`
const TRAITS = 3

/** B8.3-05 … B8.3-07 */
const likeText = (status: number) =>
  ({ 403: 'You cannot perform this action.', 404: 'Character not found.' })[status] ??
  `Request failed with status ${status}.`

/** In the bar with the form's buttons. */
const inBar = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

async function fillIn(page: Page) {
  await expect(page.getByRole('textbox', { name: /^Trait \d$/ })).toHaveCount(TRAITS)
  await field(page, 'Name').fill('Ilse of the Lamps')
  await field(page, 'Description').fill('A lighthouse keeper who answers letters the sea returns.')
  await field(page, 'Background').fill('A drowned coast, a lamp, and a great many stairs.')
  await field(page, 'Main greeting').fill('You came up all these stairs?')
}

/**
 * In the form's bar. A server that did not respond in time (504) may still process the request, so no text claims that
 * it failed (NS-44).
 */
async function notWritten(page: Page, { said, status }: Failure, failed: string, notKnown: string): Promise<void> {
  const isLate = status === 504
  await alerted(page, isLate ? notKnown : failed)
  if (said !== undefined || !isLate) await inBar(page, said ?? 'Everything you typed is still here.')
  if (isLate) await expect(page.getByText(failed)).toHaveCount(0)
}

/** Actions on a character, on its page and in the editor. */
export const characterFailures = {
  likeCharacter: {
    route: ORU,
    act: (page) => press(page, 'Like'),
    shown: (page, { status }) => alerted(page, likeText(status)),
  },
  unlikeCharacter: {
    route: MIRELLE,
    async act(page) {
      await press(page, 'Like')
      await page.getByRole('dialog', { name: 'Confirm Unliking' }).getByRole('button', { name: 'Unlike' }).click()
    },
    shown: (page, { status }) => alerted(page, likeText(status)),
  },
  downloadCharacterCard: {
    route: MIRELLE,
    async act(page) {
      await press(page, 'Download Card')
      await page.getByRole('menuitem', { name: 'As V3 (latest)' }).click()
    },
    shown: (page, { said }) => alerted(page, said ?? 'The card could not be downloaded. Please try again.'),
  },
  reportCharacter: {
    route: MIRELLE,
    async act(page) {
      await press(page, 'More actions')
      await page.getByRole('menuitem', { name: 'Report' }).click()
      await page.getByRole('dialog').getByRole('radio').first().check()
      await press(page, 'Submit')
    },
    shown: (page, { said }) =>
      expect(page.getByRole('dialog').getByText(said ?? 'Report submission failed.')).toBeVisible(),
  },
  createCharacter: {
    route: '/characters/create',
    async act(page) {
      await fillIn(page)
      await press(page, 'Create Character')
    },
    shown: (page, failure) =>
      notWritten(page, failure, 'Failed creating character.', 'We could not tell whether your character was created.'),
  },
  augmentCharacter: {
    route: '/characters/create',
    async act(page) {
      await fillIn(page)
      await page
        .getByRole('button', { name: /^Generate.*description/i })
        .first()
        .click()
    },
    shown: (page) => alerted(page, 'Failed to augment description.'),
  },
  // The user can type on without suggestions (B8.2-01).
  searchTags: {
    route: '/characters/create',
    act: (page) => page.getByRole('combobox', { name: 'Tags' }).fill('lamp'),
    async shown(page) {
      await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveValue('lamp')
      await expect(page.getByRole('option')).toHaveCount(0)
    },
  },
  updateCharacter: {
    route: EDIT_FERRY,
    async act(page) {
      await field(page, 'Description').fill('Rows by night.')
      await press(page, 'Save')
    },
    shown: (page, failure) =>
      notWritten(page, failure, 'Failed updating character.', 'We could not tell whether your changes were saved.'),
  },
  // A character that is already deleted counts as deleted (B7-06).
  deleteCharacter: {
    route: EDIT_FERRY,
    async act(page) {
      await press(page, 'Delete')
      await page.getByRole('dialog', { name: 'Delete Character' }).getByRole('button', { name: 'Delete' }).click()
    },
    async shown(page, { status, said }) {
      if (status === 404) return expect(page).toHaveURL(/\/my-characters/)
      await alerted(page, 'Failed to delete character.')
      if (said) await inBar(page, said)
    },
  },
} satisfies Record<string, FailureRow>
