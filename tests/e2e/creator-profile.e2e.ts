import type { Page } from '@playwright/test'
import { userId } from '#mocks/fixtures/ids.ts'
import { atNextClick } from '#tests/support/atNextClick.ts'
import { characterPage } from '#tests/support/characterPages.ts'
import { onePixelPictures } from '#tests/support/onePixelPictures.ts'
import { expect, test } from '#tests/support/test.ts'

const PROFILE = `/users/${userId('saltglass')}`
const grid = (page: Page) => page.getByRole('region', { name: /^Public characters/ })
const cards = (page: Page) =>
  grid(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const more = (page: Page) => page.getByRole('button', { name: 'Load More', exact: true })

test.use({ viewport: { width: 1024, height: 800 } })
test.beforeEach(({ context }) => onePixelPictures(context))

test('Back from a character restores the scroll position and all pages', async ({ page, world }) => {
  await world({ faults: [12, 12, 6].map((count, index) => characterPage('listUserCharacters', index + 1, count, 3)) })
  await page.goto(PROFILE)
  await more(page).click()
  await expect(cards(page)).toHaveCount(24)
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  const left = atNextClick(page, () => window.scrollY)
  // The creator's own link would stay on this page, so the test uses Explore.
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page).toHaveURL(/\/explore$/)
  const y = await left
  expect(y).toBeGreaterThan(500)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
})
