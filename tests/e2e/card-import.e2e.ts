import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { CARD_V1, CARD_V2, charxFile, pictureWith } from '#tests/support/cardFiles.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import card' })

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Import card' }).click()
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}

test('a card downloaded here imports as the same character', async ({ page }) => {
  await page.goto(`/character/${characterId('mirelle-of-the-tides')}`)
  await page.getByRole('button', { name: 'Download Card' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As V3 (latest)' }).click()
  const card = await readFile(await (await download).path())

  await page.goto('/characters/create')
  await choose(page, 'mirelle.png', card)
  await expect(dialog(page).getByRole('heading', { name: 'Mirelle of the Tides' })).toBeVisible()
  await expect(dialog(page).getByText('Everything in it fits.')).toBeVisible()
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Fill in the form' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Mirelle of the Tides')
  await expect(field(page, 'Description')).not.toHaveValue('')
  await expect(field(page, 'Background')).not.toHaveValue('')
  await expect(field(page, 'Main greeting')).not.toHaveValue('')
})

test('a card of another program lists what does not fit, and the form marks texts that are too long', async ({
  page,
}) => {
  await page.goto('/characters/create')
  const card = { ...CARD_V2, data: { ...CARD_V2.data, name: 'Seraphine of the Very Last Lighthouse' } }
  await choose(page, 'seraphine.charx', charxFile(card))
  await expect(dialog(page).getByText(/^The name is 37 characters long, and 25 are allowed\./)).toBeVisible()
  await expect(
    dialog(page).getByText(/^There is no place here for: notes of its creator, creator, version\.$/),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Fill in the form' }).click()
  await expect(field(page, 'Name')).toHaveValue('Seraphine of the Very Last Lighthouse')
  await expect(page.getByText('Name must be at most 25 chars').first()).toBeVisible()
  await expect(field(page, 'Background')).toHaveValue(CARD_V1.scenario)
  await page.getByRole('button', { name: /^What did not fit/ }).click()
  await expect(dialog(page).getByText(/^There is no place here for/)).toBeVisible()
})

test('a file without a card shows an error and changes nothing', async ({ page }) => {
  await page.goto('/characters/create')
  await field(page, 'Name').fill('Somebody')
  await choose(page, 'holiday.png', pictureWith([]))
  await expect(dialog(page).getByText('There is no character card in this PNG picture.')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Somebody')
})
