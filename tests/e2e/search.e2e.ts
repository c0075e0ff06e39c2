import type { BrowserContext, Locator, Page } from '@playwright/test'
import { atNextClick } from '#tests/support/atNextClick.ts'
import { letTimePass, movableTime, stopTime } from '#tests/support/browserClock.ts'
import { chosenEngine } from '#tests/support/engine.ts'
import { characterPage } from '#tests/support/characterPages.ts'
import { onePixelPictures } from '#tests/support/onePixelPictures.ts'
import { recordShifts, shiftsOf } from '#tests/support/layoutShifts.ts'
import { expect, test } from '#tests/support/test.ts'

const feed = (page: Page) => page.getByRole('feed', { name: 'Characters' })
const cards = (page: Page) => feed(page).getByRole('article')
const shimmers = (page: Page) => page.getByRole('main').locator('[data-skeleton]:visible')
const box = (page: Page) => page.getByRole('main').getByPlaceholder('Search characters', { exact: true })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const HINT = 'Enter a search term or select a category to find characters.'
const paths = (calls: { path: string }[]) => calls.map(({ path }) => path)

/** Scrolls until the end of the list is `px` below the viewport. */
const scrollToBeforeEnd = (page: Page, px: number) =>
  feed(page).evaluate((list, distance) => {
    const last = [...list.querySelectorAll('article')].at(-1)!
    window.scrollBy({ top: last.getBoundingClientRect().bottom - window.innerHeight - distance, behavior: 'instant' })
  }, px)
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Scrolls with the wheel, and waits for the scroll position. */
async function scrollUp(page: Page, px: number) {
  const from = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, -px)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(from - px + 1)
}

/**
 * The addresses of all tabs. Playwright may miss the first navigation of a tab that the browser opens itself, and then never
 * reports it; Chromium lists it.
 */
async function addressesOfTabs(context: BrowserContext): Promise<string[]> {
  if (chosenEngine() !== 'chromium') return context.pages().map((tab) => tab.url())
  const chromium = await context.browser()!.newBrowserCDPSession()
  const { targetInfos } = await chromium.send('Target.getTargets')
  await chromium.detach()
  return targetInfos.map(({ url }) => url)
}

test.use({ viewport: { width: 1024, height: 800 } })
test.beforeEach(({ context }) => onePixelPictures(context))

for (const { whose, linkIn } of [
  { whose: 'the character', linkIn: (card: Locator) => card.locator('a[href^="/character/"]').first() },
  { whose: 'its creator', linkIn: (card: Locator) => card.locator('a[href^="/users/"]') },
])
  test(`a link that scrolls under the pointer, of ${whose}, works with every button`, async ({
    page,
    context,
    world,
  }) => {
    await world({})
    await movableTime(page)
    await page.goto('/search?order=latest')
    const link = linkIn(cards(page).nth(6))
    const { x, y } = (await link.boundingBox())!
    const path = (await link.getAttribute('href'))!
    await page.mouse.move(x + 8, 408)
    // The page counts as scrolling until its time moves on.
    await stopTime(page)
    // The page listens before a press: a press may overtake a call that waits for its event.
    const seen = await page.evaluateHandle(() => {
      const events = { scrolls: 0, menuOf: '' as string | null | undefined }
      document.addEventListener('scroll', () => events.scrolls++, { capture: true })
      document.addEventListener('contextmenu', ({ target }) => {
        events.menuOf = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      })
      return events
    })
    const scrollBy = async (px: number, to: number) => {
      const before = await seen.evaluate(({ scrolls }) => scrolls)
      await page.mouse.wheel(0, px)
      await expect.poll(async () => (await link.boundingBox())?.y).toBeCloseTo(to, 0)
      // The event comes after the new place.
      await expect.poll(() => seen.evaluate(({ scrolls }) => scrolls)).toBeGreaterThan(before)
    }
    await scrollBy(y - 400, 400)
    await page.mouse.click(x + 8, 408, { button: 'right' })
    await expect.poll(() => seen.evaluate(({ menuOf }) => menuOf)).toBe(path)

    await scrollBy(-1, 401)
    await page.mouse.down({ button: 'middle' })
    // The scrolling goes on during the press. In one call: a press allows a new tab for five seconds.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('scroll', () => resolve(), { capture: true, once: true })
          window.scrollBy(0, -1)
        }),
    )
    await page.mouse.up({ button: 'middle' })
    await expect.poll(() => addressesOfTabs(context)).toContain(new URL(path, page.url()).href)

    await page.bringToFront()
    await scrollBy(2, 400)
    await page.mouse.click(x + 8, 408)
    await expect(page).toHaveURL(path)
  })

test('the card that comes to rest under the pointer offers Chat', async ({ page, world }) => {
  await world({})
  await page.goto('/search?order=latest')
  await expect(cards(page).first()).toBeVisible()
  await page.mouse.move(512, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await expect(page.locator('article:hover').getByRole('link', { name: 'Chat' })).toBeVisible()
})

test(
  'the next page appears 600 px before the end, after half a second of shimmers',
  { tag: ['@A2.7-08', '@A4.2-21', '@A4.2-22', '@A9-17', '@A9-18'] },
  async ({ page, world }) => {
    await world({ faults: [1, 2, 3].map((nth) => characterPage('searchCharacters', nth, 10, 9)) })
    await movableTime(page)
    await page.goto('/search?query=x')
    await expect(cards(page)).toHaveCount(10)
    await scrollToBeforeEnd(page, 640)
    await letTimePass(page)
    await expect(shimmers(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(10)
    // The next page would push the footer away.
    await expect(page.getByRole('contentinfo')).toBeHidden()

    await stopTime(page)
    await scrollToBeforeEnd(page, 590)
    await expect(shimmers(page).first()).toBeVisible()
    await letTimePass(page, 499)
    await expect(shimmers(page).first()).toBeVisible()
    await expect(cards(page)).toHaveCount(10)
    await letTimePass(page, 1)
    await expect(cards(page)).toHaveCount(20)
    await expect(shimmers(page)).toHaveCount(0)
  },
)

test(
  'another order starts at page 1, and shimmers replace the cards at once',
  { tag: ['@A4.2-18', '@A4.2-19'] },
  async ({ page, world }) => {
    const backend = await world({ faults: [{ operation: 'listCharacters', nth: [5, 6], hold: true }] })
    await page.goto('/search?order=latest')
    for (const count of [10, 20, 30]) {
      await expect(cards(page)).toHaveCount(count)
      if (count < 30) await scrollToEnd(page)
    }
    await expect.poll(async () => (await backend.calls('listCharacters')).length).toBe(4)
    await page.evaluate(() => window.scrollTo(0, 0))
    await category(page, 'Chatiest').click()
    await expect(cards(page)).toHaveCount(0)
    await expect(shimmers(page)).toHaveCount(12) // full rows of four
    await expect
      .poll(async () => paths(await backend.calls('listCharacters')).at(-1))
      .toBe('/characters?page=1&limit=10&sort=chatiest')
    await backend.release('listCharacters')
    await expect(cards(page)).toHaveCount(10)
  },
)

test(
  '?page=3 begins at page 3, and scrolling does not change the address',
  { tag: ['@AMB-48'] },
  async ({ page, world }) => {
    const backend = await world({ faults: [1, 2].map((nth) => characterPage('searchCharacters', nth, 10, 99)) })
    await page.goto('/search?query=the&page=3')
    await expect(cards(page).first()).toBeVisible()
    expect(paths(await backend.calls('searchCharacters'))[0]).toBe('/characters/search?query=the&page=3&limit=10')
    await scrollToEnd(page)
    await expect(cards(page)).toHaveCount(20)
    await expect(page).toHaveURL(/\/search\?query=the&page=3$/)
  },
)

test(
  'the next user does not see what a member searched for',
  { tag: ['@A6-04', '@AMB-10'] },
  async ({ page, world }) => {
    await world({ viewer: 'mira' })
    const inBar = page.getByRole('banner').getByRole('searchbox')
    await page.goto('/search')
    await box(page).fill('sea')
    await box(page).press('Enter')
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => rememberedSearches(page)).toContain('sea')
    await inBar.fill('a secret')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account menu/i })
      .click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/search$/)
    await expect(inBar).toHaveValue('')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByText(HINT, { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await rememberedSearches(page)).toBe('')
  },
)
const rememberedSearches = (page: Page) => page.evaluate(() => sessionStorage.getItem('perigee.search') ?? '')

test(
  'Go Back goes one step back in the history, and from the first page to Explore',
  { tag: ['@A2.7-13'] },
  async ({ page }) => {
    await page.goto('/search?order=latest')
    await page.getByRole('button', { name: 'Go Back', exact: true }).click()
    await expect(page).toHaveURL(/\/explore$/)
    await page.getByRole('link', { name: 'See More' }).first().click()
    await expect(page).toHaveURL(/\/search\?order=chatiest/)
    await category(page, 'Latest').click()
    await expect(page).toHaveURL(/order=latest/)
    await page.getByRole('button', { name: 'Go Back', exact: true }).click()
    await expect(page).toHaveURL(/order=chatiest/)
    await page.getByRole('button', { name: 'Go Back', exact: true }).click()
    await expect(page).toHaveURL(/\/explore$/)
  },
)

test('Back from a character restores the scroll position and the cards', async ({ page, world }) => {
  const backend = await world({})
  await page.goto('/search?order=latest')
  await expect(cards(page).first()).toBeVisible()
  for (let step = 0; step < 4; step++) {
    await scrollToEnd(page)
    await expect(page.getByRole('article').last()).toHaveAttribute('aria-posinset', String((step + 2) * 10))
  }
  await scrollUp(page, 700)
  const place = () => {
    const first = [...document.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top > 0)!
    return {
      name: first.getAttribute('aria-label'),
      top: Math.round(first.getBoundingClientRect().top),
      y: window.scrollY,
    }
  }
  // Waits until the next page has loaded, too.
  await expect.poll(async () => (await backend.calls('listCharacters')).length).toBe(6)
  await expect(shimmers(page)).toHaveCount(0)
  const { name } = await page.evaluate(place)
  const asked = (await backend.calls('listCharacters')).length

  const left = atNextClick(page, place)
  await page.getByRole('link', { name: name!, exact: true }).first().click()
  await expect(page).toHaveURL(/\/character\//)
  const before = await left
  expect(before.y).toBeGreaterThan(2_500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: name!, exact: true }).first()).toBeInViewport()
  expect(await page.evaluate(place)).toEqual(before)
  await expect(shimmers(page)).toHaveCount(0)
  expect(await backend.calls('listCharacters')).toHaveLength(asked)

  // A reload restores the scroll position, too, and requests only the pages in view.
  await page.reload()
  await expect(page.getByRole('link', { name: name!, exact: true }).first()).toBeInViewport()
  expect(await page.evaluate(place)).toEqual(before)
})

// `npm run bench -- results` scrolls further.
test('a long list keeps the DOM small, moves nothing in view as it grows, and keeps the focused card', async ({
  page,
}) => {
  await recordShifts(page)
  await page.goto('/search?order=latest')
  await expect(cards(page)).toHaveCount(10)
  await cards(page).nth(2).focus()
  const counts: number[] = []
  for (let step = 0; step < 9; step++) {
    await scrollToEnd(page)
    await expect(cards(page).last()).toHaveAttribute('aria-posinset', String((step + 2) * 10))
    counts.push(await page.evaluate(() => document.querySelectorAll('*').length))
  }
  expect(await cards(page).count()).toBeLessThanOrEqual(72)
  // Once the virtualizer's window is full, the document does not grow.
  expect(Math.max(...counts)).toBeLessThan(2_400)
  expect(counts.at(-1)!).toBeLessThan(counts[5]! * 1.1)
  expect(await shiftsOf(page)).toEqual([])
  await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', '3')
  await page.keyboard.press('PageDown')
  await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', '4')
  await expect(page.locator(':focus')).toBeInViewport()
})

test('the keyboard moves from article to article, and out of the list', async ({ page }) => {
  await page.goto('/search?order=latest')
  await expect(cards(page)).toHaveCount(10)
  await cards(page).first().focus()
  await page.keyboard.press('PageDown')
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(cards(page).first()).toBeFocused()
  // From inside any article to the last one, which loads the next page.
  await page.keyboard.press('Tab')
  for (let step = 1; step < 23; step++) {
    await expect.poll(() => cards(page).count()).toBeGreaterThan(step)
    await page.keyboard.press('PageDown')
    await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', String(step + 1))
    await expect(page.locator(':focus')).toBeInViewport()
  }
  await page.keyboard.press('Control+Home')
  await expect(category(page, 'Latest')).toBeFocused()
})

test('rotating the screen keeps the scroll position', async ({ page }) => {
  await page.goto('/search?order=latest')
  await expect(cards(page)).toHaveCount(10)
  for (let step = 0; step < 5; step++) {
    await scrollToEnd(page)
    await expect(cards(page).last()).toHaveAttribute('aria-posinset', String((step + 2) * 10))
  }
  await scrollUp(page, 600)
  const first = () =>
    cards(page).evaluateAll((all) => {
      const seen = all.find((one) => one.getBoundingClientRect().bottom > 100)
      return Number(seen?.getAttribute('aria-posinset'))
    })
  const before = await first()
  await page.setViewportSize({ width: 600, height: 900 })
  await expect.poll(async () => Math.abs((await first()) - before)).toBeLessThanOrEqual(4)
})
