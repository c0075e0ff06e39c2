import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { recordShifts, shiftsOf } from '#tests/support/layoutShifts.ts'
import { signIn } from '#tests/support/signIn.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const ORU = characterId('captain-oru')

const nameOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const like = (page: Page) => page.getByRole('button', { name: 'Like', exact: true })
const likes = (page: Page) => page.locator('main dd').first()
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })

test(
  'a visitor comes from a list, sees the page at once, and goes back',
  { tag: ['@A1-04', '@A6-07', '@B1-01', '@B1-16', '@B6-02', '@B2.6-21'] },
  async ({ page, world }) => {
    const backend = await world({ faults: [{ operation: 'readCharacter', hold: true }] })
    await recordShifts(page)
    await page.goto('/explore')
    await page.getByRole('link', { name: 'Mirelle of the Tides' }).first().click()
    await expect(page).toHaveURL(`/character/${MIRELLE}`)
    // The list has already cached the character, so the page renders without waiting.
    await expect(nameOf(page, 'Mirelle of the Tides')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Background' })).toBeVisible()
    await backend.release()
    await expect(page).toHaveTitle(/^Mirelle of the Tides/)
    await expect(
      page.getByRole('region', { name: 'Similar Characters' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(7)
    expect(await shiftsOf(page)).toEqual([])

    await page.goBack()
    await expect(page).toHaveURL('/explore')
    await expect(page).toHaveTitle('Perigee')
  },
)

test(
  'a first visit has no layout shift and sends every request once',
  { tag: ['@A2.1-13', '@A6-08', '@B2.1-01'] },
  async ({ page, world }) => {
    const backend = await world({ viewer: 'mira', latencyMs: 120 })
    await recordShifts(page)
    await page.goto(`/character/${MIRELLE}`)
    await expect(nameOf(page, 'Mirelle of the Tides')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Similar Characters' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(7)
    await expect(page.getByText('Checking permissions...')).toBeHidden()
    const calls = (await backend.calls()).map(({ operation, path }) => `${operation} ${path}`)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
    for (const operation of ['readCharacter', 'listSimilarCharacters', 'readOwnership', 'readStats'] as const)
      expect(await backend.calls(operation), operation).toHaveLength(1)
    expect(await shiftsOf(page)).toEqual([])
  },
)

test(
  'a visitor who presses Like is asked to sign in, and the like follows',
  { tag: ['@A6-15', '@B4.7-04', '@B4.7-05', '@B6-05', '@A2.14-04'] },
  async ({ page, world }) => {
    const backend = await world({})
    await page.goto(`/character/${ORU}`)
    await expect(likes(page)).toHaveText('9.05k')
    await like(page).click()
    await expect(prompt(page)).toBeVisible()
    await expectNoViolations(page)
    expect(await backend.calls('likeCharacter')).toEqual([])
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    // Returns to the page of the pending action, which was completed.
    await expect(page).toHaveURL(`/character/${ORU}`)
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => backend.calls('likeCharacter'))
      .toMatchObject([{ path: `/characters/${ORU}/like`, status: 200 }])
    await page.reload()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'a user whose session ends during a report sees why, signs in and finds the dialog again',
  { tag: ['@B5.9-07', '@AMB-32'] },
  async ({ page, world, consoleErrors }) => {
    const backend = await world({ scenario: 'session-expires' })
    consoleErrors.expectError('Reporting submission has failed :(')
    consoleErrors.expectError('Failed to refresh token')
    await page.goto(`/character/${ORU}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this character' })
    await dialog.getByRole('radio', { name: 'Other' }).check()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(prompt(page)).toBeVisible()
    await expect(page.getByText('You must be logged in to report a character.', { exact: true })).toBeVisible()
    // The prompt is on top, so the first Escape closes it.
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toBeHidden()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(page).toHaveURL(`/character/${ORU}`)
    await dialog.getByRole('radio', { name: 'Other' }).check()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('Thank you! Your report has been submitted.')).toBeVisible()
    expect((await backend.calls('reportCharacter')).map(({ status }) => status)).toEqual([401, 200])
  },
)

test.describe('the enlarged picture and the account menu', () => {
  const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge picture' })
  const account = (page: Page) => page.getByRole('button', { name: 'Account menu of mira' })

  /** Both are requested before the code of either has loaded. */
  async function withLateCode(page: Page) {
    const waiting: (() => void)[] = []
    await page.route(/\/assets\/(ImageViewer|AccountMenu)-[^/]+\.js$/, async (route) => {
      await new Promise<void>((arrive) => waiting.push(arrive))
      await route.fallback()
    })
    await page.goto(`/character/${MIRELLE}`)
    await expect(enlarge(page)).toBeVisible()
    return async () => {
      await expect.poll(() => waiting.length).toBe(2)
      for (const arrive of waiting) arrive()
    }
  }

  test('only the menu is open if it was requested last', async ({ page, asMira: _ }) => {
    const letCodeArrive = await withLateCode(page)
    await enlarge(page).click()
    await account(page).click()
    await letCodeArrive()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('only the picture is open if it was requested last', async ({ page, asMira: _ }) => {
    const letCodeArrive = await withLateCode(page)
    await account(page).click()
    await enlarge(page).click()
    await letCodeArrive()
    await expect(page.getByRole('dialog', { name: 'Picture of Mirelle of the Tides' })).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(account(page)).toHaveAttribute('aria-expanded', 'false')
  })
})
