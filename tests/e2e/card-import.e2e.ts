import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { withEveryTransport } from '#tests/transports/withTransports.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import card' })

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'Import card' }).click()
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}

withEveryTransport(() => {
  test('a card downloaded here imports as the same character', async ({ page }) => {
    await page.goto(`/character/${characterId('mirelle-of-the-tides')}`)
    await page.getByRole('button', { name: 'Download Card' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'As V3 (latest)' }).click()
    const card = await readFile(await (await download).path())
    // The width of a character's picture; the plain picture of a card without one is 300 px wide.
    expect(card.readUInt32BE(16)).toBe(396)

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
})
