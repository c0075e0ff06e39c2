import type { Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import { atNextClick } from '#tests/support/atNextClick.ts'
import { onePixelPictures } from '#tests/support/onePixelPictures.ts'
import { expect, test } from '#tests/support/test.ts'

const PROFILE = `/users/${userId('saltglass')}`
const grid = (page: Page) => page.getByRole('region', { name: /^Public characters/ })
const cards = (page: Page) =>
  grid(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const more = (page: Page) => page.getByRole('button', { name: 'Load More', exact: true })

/** Page `nth` of a creator, with this number of characters. */
function pageOf(nth: number, count: number, pages: number, more: Partial<Fault> = {}): Fault {
  const data = Array.from({ length: count }, (_, index) => ({
    id: `c${nth}-${index + 1}`,
    name: `Character ${nth}-${index + 1}`,
    description: 'Somebody.',
    creatorId: 'u1',
    creatorUsername: 'saltglass',
  }))
  const meta = { page: nth, limit: 12, total_results: 30, total_pages: pages }
  return { operation: 'listUserCharacters', nth, status: 200, body: { data, meta }, ...more } as Fault
}

test.use({ viewport: { width: 1024, height: 800 } })
test.beforeEach(({ context }) => onePixelPictures(context))

test('Back from a character restores the scroll position and all pages', async ({ page, world }) => {
  await world({ faults: [pageOf(1, 12, 3), pageOf(2, 12, 3), pageOf(3, 6, 3)] })
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
