import { expect, test } from '#tests/support/test.ts'

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

test('an edit address without a character leads to Explore', { tag: ['@B2.1-04'] }, async ({ page }) => {
  for (const path of ['/characters/edit', '/characters/edit/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/explore$/)
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  }
})
