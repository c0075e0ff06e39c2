import { expect, expectNoViolations, test } from '#tests/support/test.ts'

test('a visitor finds the home page', { tag: ['@A2.1-02', '@A2.5-01'] }, async ({ page }) => {
  await page.goto('/explore')
  await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  await expectNoViolations(page)
})
