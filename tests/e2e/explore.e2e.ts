import type { Locator, Page } from '@playwright/test'
import { atNextClick } from '#tests/support/atNextClick.ts'
import { holding } from '#tests/support/holding.ts'
import { expect, test } from '#tests/support/test.ts'

const TITLES = ['Chatiest Characters', 'Favorites Characters', 'Latest Creations']
const row = (page: Page, title = TITLES[0]!) => page.getByRole('region', { name: title, exact: true })
const cards = (of: Locator) => of.getByRole('listitem').filter({ has: of.page().getByRole('heading', { level: 3 }) })
const chat = (card: Locator) => card.getByText('Chat', { exact: true })

test(
  'the Chat button appears on hover, once the picture has loaded',
  { tag: ['@A2.6-12', '@B2.2-05', '@AMB-21'] },
  async ({ page, context }) => {
    const isAsked = page.waitForRequest('**/pictures/**')
    const pictures = await holding(context, [/\/pictures\//])
    await page.goto('/explore', { waitUntil: 'commit' }) // the load event waits for pictures in flight
    const card = cards(row(page)).first()
    await card.getByRole('heading').hover()
    await isAsked
    await expect(chat(card)).toBeHidden()
    pictures.release()
    await expect(chat(card)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(chat(card)).toBeHidden()
    await card.getByRole('heading').hover()
    await chat(card).click()
    await expect(page).toHaveURL(/\/chat\/character\/[\w-]+$/)
  },
)

// The page's code and rows load again, so the browser's own restoration comes too early.
test('Back from a character that was reloaded shows Explore where it was', async ({ page }) => {
  await page.goto('/explore')
  const card = cards(row(page, TITLES[2])).first()
  await card.scrollIntoViewIfNeeded()
  const left = atNextClick(page, () => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/character\//)
  const y = await left
  expect(y).toBeGreaterThan(500)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
})

test(
  'the companion and the page move smoothly, unless the visitor prefers reduced motion',
  { tag: ['@A2.5-03'] },
  async ({ page }) => {
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/explore')
    await expect(cards(row(page))).toHaveCount(7)
    await expect.poll(running).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(running).toBe(0)
    // The page scrolls at once, too.
    const start = page.getByRole('button', { name: 'Start a conversation' })
    const scrolled = await start.evaluate((button: HTMLElement) => {
      button.click()
      return window.scrollY
    })
    expect(scrolled).toBeGreaterThan(0)
    const heading = page.getByRole('heading', { name: TITLES[0]! })
    await expect(heading).toBeFocused()
    // Below the sticky top bar.
    await expect.poll(() => heading.evaluate((shown) => Math.round(shown.getBoundingClientRect().top))).toBe(88)
  },
)

for (const width of [390, 1280]) {
  test(`the Tab key brings each card of a row into view as a whole in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/explore')
    const list = cards(row(page))
    await expect(list.locator('[data-picture=settled]').first()).toBeVisible()
    await list.first().getByRole('link').first().focus()
    for (let nth = 0; nth < 7; nth++) {
      const card = list.nth(nth)
      for (const link of [card.getByRole('link', { name: await card.getByRole('heading').innerText() }), chat(card)]) {
        await expect(link).toBeFocused()
        await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Tab') // the creator
    }
    await expect(row(page).getByText('See More', { exact: true })).toBeInViewport({ ratio: 1 })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the Chat button is always visible, and large enough for touch', { tag: ['@AMB-21'] }, async ({ page }) => {
    await page.goto('/explore')
    const card = cards(row(page)).first()
    await expect(chat(card)).toBeVisible()
    await chat(card).scrollIntoViewIfNeeded()
    const box = (await chat(card).boundingBox())!
    // The target is 44 px high: it extends beyond the icon at the top and the bottom.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 21)
    await expect(page).toHaveURL(/\/chat\/character\//)
  })
})
