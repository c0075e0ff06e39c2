import type { Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import { atNextClick } from '#tests/support/atNextClick.ts'
import { letTimePass, movableTime, stopTime } from '#tests/support/browserClock.ts'
import { onePixelPictures } from '#tests/support/onePixelPictures.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const PROFILE = `/users/${userId('saltglass')}`
const grid = (page: Page) => page.getByRole('region', { name: /^Public characters/ })
const cards = (page: Page) =>
  grid(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const more = (page: Page) => page.getByRole('button', { name: 'Load More', exact: true })
const skeletons = (page: Page) => page.getByRole('main').locator('li [data-skeleton]')
const avatar = (page: Page) => page.getByRole('main').locator('header').first()
const paths = (calls: { path: string }[]) => calls.map(({ path }) => path)

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

test(
  'a visitor sees who a creator is and what they have made',
  {
    tag: [
      '@A1-03',
      '@A2.1-12',
      '@A2.8-01',
      '@A2.8-03',
      '@A2.8-04',
      '@A4.2-27',
      '@A6-05',
      '@A7-12',
      '@A7-26',
      '@B7-23',
      '@A9-12',
      '@NS-08',
    ],
  },
  async ({ page, world }) => {
    const backend = await world({})
    await page.goto(PROFILE)
    await expect(page.getByRole('heading', { level: 1, name: 'saltglass', exact: true })).toBeVisible()
    await expect(page.getByText('Public characters', { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    await expect(avatar(page).locator('img')).toHaveAttribute('src', /\/pictures\/.*saltglass/)
    const calls = await backend.calls()
    expect(paths(calls).filter((path) => path.includes('saltglass') || path.startsWith('/auth/'))).toEqual([
      `/auth/${userId('saltglass')}`,
      '/characters/user/saltglass?page=1&limit=12',
    ])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectNoViolations(page)
  },
)

test(
  'a user shares a profile on two sites and by its link',
  { tag: ['@A2.8-05', '@A2.8-06', '@A2.8-07', '@A2.8-08', '@A9-20'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await movableTime(page)
    await page.goto(PROFILE)
    const address = encodeURIComponent(new URL(PROFILE, page.url()).href)
    await expect(page.getByRole('link', { name: 'Share to Reddit' })).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.reddit\\.com/submit\\?url=${address}&`),
    )
    await expect(page.getByRole('link', { name: 'Share to X' })).toHaveAttribute(
      'href',
      new RegExp(`^https://x\\.com/intent/tweet\\?url=${address}&`),
    )
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await stopTime(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PROFILE, page.url()).href)
    await letTimePass(page, 1_999)
    await expect(page.getByText('Link copied!')).toBeVisible()
    await letTimePass(page, 1)
    await expect(page.getByText('Link copied!')).toHaveCount(0)
  },
)

test(
  'a list that fails to load shows an error in its place and can be retried',
  { tag: ['@B8.1-21'] },
  async ({ page, world, consoleErrors }) => {
    const words = 'Failed fetching user\u2019s public characters.'
    consoleErrors.expectError(words)
    const backend = await world({ faults: [{ operation: 'listUserCharacters', status: 500 }] })
    await page.goto(PROFILE)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'saltglass' })).toBeVisible()
    await expect(skeletons(page)).toHaveCount(0)
    await backend.recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(12)
  },
)

test(
  'the account menu leads to the user’s own profile',
  { tag: ['@A1-09', '@A6-06'] },
  async ({ page, asMira: _asMira }) => {
    await page.goto('/explore')
    await page.getByRole('banner').getByRole('button', { name: /mira/ }).click()
    await page.getByRole('menuitem', { name: 'Public profile' }).click()
    await expect(page).toHaveURL(new RegExp(`/users/${userId('mira')}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  },
)

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
