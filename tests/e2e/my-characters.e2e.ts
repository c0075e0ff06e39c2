import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('heading', { level: 3 })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test(
  'a user turns pages, Back returns to the previous one, and the list starts at its top',
  { tag: ['@A1-07', '@A2.1-11', '@B2.1-05', '@B2.7-20', '@B2.7-21', '@B2.7-22', '@B9-19'] },
  async ({ page, world }) => {
    await world({ scenario: 'many-characters' })
    await page.goto('/my-characters')
    await expect(pages(page)).toHaveText('123…15')
    const first = await cards(page).first().innerText()
    await pages(page).getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(cards(page).first()).not.toHaveText(first)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeFocused()
    await pages(page).getByRole('button', { name: '15', exact: true }).click()
    await expect(page.getByText('Showing 1 of 155', { exact: true })).toBeVisible()
    await expect(pages(page)).toHaveText('1…131415')
    await expectNoViolations(page)
    await page.goBack()
    await expect(page).toHaveURL(/page=2$/)
    await page.goBack()
    await expect(cards(page).first()).toHaveText(first)
    await expect(pages(page).getByRole('button', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page')
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
