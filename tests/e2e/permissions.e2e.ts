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

test('an edit address without a character leads to Explore', { tag: ['@B2.1-04'] }, async ({ page }) => {
  for (const path of ['/characters/edit', '/characters/edit/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/explore$/)
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  }
})
