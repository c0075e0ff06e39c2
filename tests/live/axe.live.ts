import { violationsIn } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/test.ts'

test('the check with axe finds a picture without a text, under the strict policy', async ({ page }) => {
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
  await page.evaluate(() => document.querySelector('main')!.append(new Image()))
  expect(await violationsIn(page)).toMatchObject([{ rule: 'image-alt' }])
})
