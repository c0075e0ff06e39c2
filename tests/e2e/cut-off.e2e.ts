import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { Backend } from '#tests/support/backend.ts'
import { expect, test } from '#tests/support/test.ts'

const REPORT = 'We could not tell whether your report arrived. If you send it again, it may arrive twice.'
const PASSWORD =
  'We could not tell whether your password was changed. Sign out and sign in with the new one to find out, before you try again.'
const ADDRESS =
  'We could not tell whether your new address was taken. Look for our email in its inbox before you try again.'
const DELETION = 'We could not tell whether the character was deleted. Look at your characters before you try again.'
const ACCOUNT =
  /^We could not tell whether your account was created\. Sign in with the new name to find out, before you try again\./

test(
  'a reload before the response warns once that the outcome is unknown, before the user can repeat it',
  { tag: ['@NS-44'] },
  async ({ page, world }) => {
    const server = await world({
      viewer: 'mira',
      faults: [
        { operation: 'reportCharacter', hold: true },
        { operation: 'updateMe', hold: true },
      ],
    })
    const report = page.getByRole('dialog', { name: 'Report this character' })
    await openReport(page)
    await expect(report.getByText(REPORT)).toHaveCount(0)
    await report.getByRole('radio').first().check()
    await report.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(async () => (await server.calls('reportCharacter')).length).toBe(1)
    await page.reload()
    await openReport(page)
    await expect(report.getByText(REPORT)).toBeVisible()
    await expect(report.getByRole('radio').first()).not.toBeChecked()
    await page.keyboard.press('Escape')

    await page.goto('/settings?tab=privacy')
    await page.getByLabel('Current password', { exact: true }).fill('perigee-7-moons')
    await page.getByLabel('New password', { exact: true }).fill('quiet-8-moons')
    await page.getByLabel('Confirm password', { exact: true }).fill('quiet-8-moons')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect.poll(async () => (await server.calls('updateMe')).length).toBe(1)
    await page.reload()
    await expect(page.getByText(PASSWORD)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
    await expect(page.getByText(PASSWORD)).toHaveCount(0)
  },
)

test(
  'after a reload interrupts a sign-up, the page shows that the outcome is unknown',
  { tag: ['@NS-44'] },
  async ({ page, world }) => {
    const server = await world({ faults: [{ operation: 'register', stored: true, hold: true, times: 1 }] })
    await page.goto('/signup')
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Email').fill('alice@example.org')
    await page.getByLabel('Password', { exact: true }).fill('quiet-7-moons')
    await page.getByLabel('Confirm password').fill('quiet-7-moons')
    await page.getByLabel('Beta token').fill('PERIGEE-ONCE-alice')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(async () => (await server.calls('register')).length).toBe(1)
    await page.reload()
    await expect(page.getByText(ACCOUNT)).toBeVisible()
    expect((await server.calls('register')).length).toBeLessThanOrEqual(1)
  },
)

test(
  'after a reload interrupts a change of the address, the page shows that the outcome is unknown',
  { tag: ['@NS-44'] },
  async ({ page, world }) => {
    const server = await world({
      viewer: 'mira',
      faults: [{ operation: 'updateMe', stored: true, hold: true, times: 1 }],
    })
    await page.goto('/settings')
    await page.getByLabel('Email').fill('other@example.org')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(async () => (await server.calls('updateMe')).length).toBe(1)
    await page.reload()
    await expect(page.getByText(ADDRESS)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('other@example.org')
  },
)

test(
  'after a reload interrupts the deletion of a character, the owner sees that it is deleted',
  { tag: ['@NS-44'] },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError('Error while fetching character')
    const server = await world({
      viewer: 'mira',
      faults: [{ operation: 'deleteCharacter', stored: true, hold: true, times: 1 }],
    })
    await reloadWhileDeleting(page, server)
    await expect(page.getByText('Character deleted.')).toBeVisible()
    await expect(page).toHaveURL(/\/my-characters$/)
  },
)

test(
  'after a reload interrupts the deletion of a character that is still there, the form shows that the outcome is unknown',
  { tag: ['@NS-44'] },
  async ({ page, world }) => {
    const server = await world({
      viewer: 'mira',
      faults: [{ operation: 'deleteCharacter', hold: true, times: 1 }],
    })
    await reloadWhileDeleting(page, server)
    await expect(page.getByText(DELETION)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The Ferry Apprentice')
    await expect(page.getByText(DELETION)).toHaveCount(0)
  },
)

/** Deletes a character of Mira, and reloads the page before the response. */
async function reloadWhileDeleting(page: Page, server: Backend) {
  await page.goto(`/characters/edit/${characterId('the-ferry-apprentice')}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete Character' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => (await server.calls('deleteCharacter')).length).toBe(1)
  await page.reload()
}

async function openReport(page: Page) {
  await page.goto(`/character/${characterId('nine')}`)
  await page
    .getByRole('button', { name: /more|actions/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
}
