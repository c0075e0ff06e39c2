import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { Failure } from './documentedFailures.ts'
import { alerted, type FailureRow, press } from './failureRow.ts'

const route = `/characters/edit/${characterId('aria')}`

async function choose(page: Page, tool: string) {
  await press(page, 'Actions')
  await page.getByRole('menuitem', { name: tool, exact: true }).click()
}
async function openOlderImage(page: Page) {
  await choose(page, 'Manage images')
  await expect(page.getByText('Image 1 of 3')).toBeVisible()
}
async function retouch(page: Page) {
  await choose(page, 'Smart Retouch')
  await page.getByRole('textbox', { name: 'What should change?' }).fill('A red scarf')
  await press(page, 'Apply')
}
/** The text of the row, followed by the server's text (AMB-54). */
const withWords =
  (text: string) =>
  async (page: Page, { said }: Failure) => {
    await alerted(page, text)
    if (said) await alerted(page, said)
  }

/** The image tools of the user's own character. */
export const imageFailures = {
  listImages: {
    route,
    act: (page) => choose(page, 'Manage images'),
    shown: withWords('Failed to fetch images.'),
  },
  renewImage: { route, act: (page) => choose(page, 'Renew image'), shown: withWords('Failed to renew image.') },
  setMainImage: {
    route,
    async act(page) {
      await openOlderImage(page)
      await press(page, 'Set as current')
    },
    shown: withWords('Set-main failed'),
  },
  deleteImage: {
    route,
    async act(page) {
      await openOlderImage(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
    shown: withWords('Delete failed'),
  },
  reframeImage: {
    route,
    async act(page) {
      await choose(page, 'Reframe')
      await press(page, 'Confirm')
    },
    shown: (page, { said }) => alerted(page, said ?? 'Failed reframing the character.'),
  },
  retouchImage: {
    route,
    act: retouch,
    shown: (page, { status, said }) =>
      alerted(
        page,
        said ??
          (status === 422
            ? 'Request blocked: The prompt may violate guidelines.'
            : 'Failed to retouch the character picture.'),
      ),
  },
  confirmRetouch: {
    route,
    async act(page) {
      await retouch(page)
      await press(page, 'Accept change')
    },
    shown: (page, { said }) => alerted(page, said ?? 'Failed to validate the retouch.'),
  },
} satisfies Record<string, FailureRow>
