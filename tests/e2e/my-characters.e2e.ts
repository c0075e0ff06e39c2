import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const CREATE = 'Create a New Character'
const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const cards = (page: Page) => main(page).getByRole('heading', { level: 3 })
const list = (page: Page) => main(page).getByRole('list', { name: /^(My characters|Favorites)$/ })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const sortMenu = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test(
  'a visitor sees what the page offers, signs in, and returns to it',
  { tag: ['@A6-11', '@B2.7-01', '@B6-04', '@A1-07', '@A2.1-11', '@B2.1-05', '@B1-19'] },
  async ({ page, world }) => {
    const backend = await world({})
    await page.goto('/my-characters?sort_by=like_count')
    await expect(page.getByText('Access Your Characters', { exact: true })).toBeVisible()
    await expect(page.getByText('Please sign in to view your characters.', { exact: true })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    expect([...(await backend.calls('listMyCharacters')), ...(await backend.calls('listFavorites'))]).toEqual([])
    await expect(prompt(page)).toBeHidden()
    await expectNoViolations(page)

    await main(page).getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Login').fill('mira')
    await page.getByLabel('Password', { exact: true }).fill('perigee-7-moons')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/my-characters?sort_by=like_count')
    await expect(cards(page)).toHaveCount(11)
    // The user's own characters, not the liked ones.
    expect(await backend.calls('listMyCharacters')).toHaveLength(1)
    expect(await backend.calls('listFavorites')).toEqual([])
    await expect(tab(page, 'My characters')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'Favorites')).toBeVisible()
    await expect(sortMenu(page)).toHaveValue('like_count')
    await expect(prompt(page)).toBeHidden()
  },
)

test(
  'the address selects the list, its order and its page',
  { tag: ['@B2.7-04', '@B2.7-05', '@B2.7-06', '@B2.7-07'] },
  async ({ page, asMira }) => {
    await page.goto('/my-characters?tab=favorites&sort_by=like_count&sort_order=asc&page=2')
    await expect(page.getByText('Showing 4 of 16', { exact: true })).toBeVisible()
    await expect(tab(page, 'Favorites')).toHaveAttribute('aria-selected', 'true')
    expect((await asMira.calls('listFavorites')).map(({ path }) => path)).toEqual([
      '/characters/favorites?page=2&limit=12&sort_by=like_count&sort_order=asc',
    ])
    expect(await asMira.calls('listMyCharacters')).toEqual([])
    // Invalid values count as absent.
    await page.goto('/my-characters?tab=others&sort_by=name&sort_order=up&page=-3')
    await expect(page.getByText('Showing 11 of 16', { exact: true })).toBeVisible()
    expect((await asMira.calls('listMyCharacters')).at(-1)?.path).toBe(
      '/characters/me?page=1&limit=11&sort_by=last_edited&sort_order=desc',
    )
  },
)

test(
  'a user turns pages, Back returns to the previous one, and the list starts at its top',
  { tag: ['@B2.7-20', '@B2.7-21', '@B2.7-22', '@B9-19'] },
  async ({ page, world }) => {
    await world({ scenario: 'many-characters' })
    await page.goto('/my-characters')
    await expect(pages(page)).toHaveText('123…15')
    await expect(pages(page).getByRole('button', { name: 'Previous page' })).toBeDisabled()
    const first = await cards(page).first().innerText()
    await pages(page).getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(cards(page).first()).not.toHaveText(first)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeFocused()
    await pages(page).getByRole('button', { name: '15', exact: true }).click()
    await expect(page.getByText('Showing 1 of 155', { exact: true })).toBeVisible()
    await expect(pages(page)).toHaveText('1…131415')
    await expect(pages(page).getByRole('button', { name: 'Next page' })).toBeDisabled()
    await expectNoViolations(page)
    await page.goBack()
    await expect(page).toHaveURL(/page=2$/)
    await page.goBack()
    await expect(cards(page).first()).toHaveText(first)
    await expect(pages(page).getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('a user chooses a list, sorts it and opens a character’s editor with the keyboard only', async ({
  page,
  asMira: _,
}) => {
  await page.goto('/my-characters')
  await expect(cards(page)).toHaveCount(11)
  await page.getByRole('link', { name: 'View my public profile' }).focus()
  await page.keyboard.press('Tab')
  await expect(tab(page, 'My characters')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Favorites')).toBeFocused()
  await expect(page.getByText('Showing 12 of 16', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Showing 11 of 16', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sortMenu(page)).toBeFocused()
  await page.keyboard.press('L')
  await expect.poll(() => addressOf(page)).toMatchObject({ sort_by: 'like_count' })
  await expect(sortMenu(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: CREATE })).toBeFocused()
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
  await expect(list(page).locator('[data-picture=settled]').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const edit = list(page).getByRole('listitem').nth(1).getByRole('link', { name: 'Edit' })
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/characters\/edit\/[\w-]+$/)
})

test(
  'a character unliked elsewhere is no longer a favorite',
  { tag: ['@AMB-58', '@B1-19'] },
  async ({ page, asMira }) => {
    await page.goto('/my-characters?tab=favorites')
    await expect(page.getByText('Showing 12 of 16', { exact: true })).toBeVisible()
    const name = await cards(page).first().innerText()
    await cards(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await main(page).getByRole('button', { name: /like/i }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /unlike/i })
      .click()
    await expect.poll(async () => (await asMira.calls('unlikeCharacter')).length).toBe(1)
    await page.goBack()
    await expect(page.getByText('Showing 12 of 15', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 3, name, exact: true })).toHaveCount(0)
  },
)

test('on the smallest phone everything fits, and nothing requires hover', async ({ page, world }) => {
  await world({ scenario: 'many-characters' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/my-characters?page=7')
  await expect(cards(page)).toHaveCount(11)
  await expect(pages(page)).toHaveText('1…56789…15')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const boxes = await pages(page)
    .locator('> *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1)
  expect(Math.min(...boxes.filter((_, place) => ![2, 8].includes(place)).map(({ width }) => width))).toBeGreaterThan(24)
  await expectNoViolations(page)
})
