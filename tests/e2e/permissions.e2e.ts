import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { expect, test } from '#tests/support/test.ts'

const mirelle = `/character/${characterId('mirelle-of-the-tides')}`
const saltglass = `/users/${userId('saltglass')}`
const prompt = { name: 'Unlock the Full Experience!' }

test(
  'the root address redirects to Explore, and Back does not return to it',
  { tag: ['@A2.1-01'] },
  async ({ page }) => {
    await page.goto('/signin')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(/\/explore$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/signin$/)
  },
)

test(
  'a visitor explores, and the three rows request exactly what they show',
  { tag: ['@A1-01', '@A2.1-02', '@A6-01', '@A7-22', '@B6-01', '@B1-17', '@B7-02'] },
  async ({ page, world }) => {
    const server = await world({})
    await page.goto('/explore')
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
    await expect(page.locator('main h3')).toHaveCount(21)
    const asked = (await server.calls('listCharacters')).map(({ path }) => new URL(path, 'http://any').searchParams)
    expect(asked.map((query) => `${query.get('page')}/${query.get('limit')}/${query.get('sort')}`).toSorted()).toEqual([
      '1/7/chatiest',
      '1/7/latest',
      '1/7/liked',
    ])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'a visitor opens a creator’s profile and a character, without a sign-in prompt',
  { tag: ['@A1-03', '@A2.1-12', '@A2.1-13', '@A6-05', '@A6-07', '@B1-16', '@B2.1-01'] },
  async ({ page, world }) => {
    const server = await world({})
    await page.goto(saltglass)
    await expect(page.getByRole('heading', { name: 'saltglass' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Public characters/ })).toBeVisible()
    await expect(page.locator('main h3').first()).toBeVisible()
    await page.goto(mirelle)
    await expect(page.getByRole('heading', { name: 'Mirelle of the Tides', exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await server.calls('readOwnership')).toEqual([])
  },
)

test(
  'a member explores, searches, opens profiles, also their own, and characters with their ownership',
  { tag: ['@A6-02', '@A6-04', '@A6-06', '@A6-08', '@A1-09'] },
  async ({ page, asMira }) => {
    await page.goto('/explore')
    await expect(page.locator('main h3')).toHaveCount(21)
    await page.goto('/search?query=sea')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(saltglass)
    await expect(page.getByRole('heading', { name: 'saltglass' })).toBeVisible()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Public profile' }).click()
    await expect(page).toHaveURL(new RegExp(`/users/${userId('mira')}$`))
    await page.goto(mirelle)
    await expect(page.getByRole('heading', { name: 'Mirelle of the Tides', exact: true })).toBeVisible()
    await expect.poll(async () => (await asMira.calls('readOwnership')).length).toBe(1)
  },
)

test(
  'a visitor is asked to sign in for likes and reports, a member is not',
  { tag: ['@A6-15', '@A6-17'] },
  async ({ page }) => {
    await page.goto(mirelle)
    await page.getByRole('button', { name: /^Like/ }).click()
    await expect(page.getByRole('dialog', prompt)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', prompt)).toBeHidden()
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await expect(page.getByRole('dialog', prompt)).toBeVisible()
  },
)

test('an edit address without a character leads to Explore', { tag: ['@B2.1-04'] }, async ({ page }) => {
  for (const path of ['/characters/edit', '/characters/edit/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/explore$/)
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  }
})
