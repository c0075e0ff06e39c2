import type { Locator, Page } from '@playwright/test'
import { holding } from '#tests/support/holding.ts'
import { recordShifts, shiftsOf } from '#tests/support/layoutShifts.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const TITLES = ['Chatiest Characters', 'Favorites Characters', 'Latest Creations']
const row = (page: Page, title = TITLES[0]!) => page.getByRole('region', { name: title, exact: true })
const cards = (of: Locator) => of.getByRole('listitem').filter({ has: of.page().getByRole('heading', { level: 3 }) })
const chat = (card: Locator) => card.getByText('Chat', { exact: true })
const FAILURE = 'Could not load characters: '

test(
  'a visitor explores: three rows of seven, without a sign-in prompt',
  { tag: ['@A1-01', '@A2.5-08'] },
  async ({ page }) => {
    test.slow() // axe checks the text of twenty-one cards
    await page.goto('/explore')
    for (const title of TITLES) await expect(cards(row(page, title))).toHaveCount(7)
    await expect(page.getByText('See More', { exact: true })).toHaveCount(3)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The theme's background colour, not Mantine's grey.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 9, 20)')
    await expectNoViolations(page)
  },
)

test('the Chat button appears on hover', { tag: ['@A2.6-12', '@B2.2-05', '@AMB-21'] }, async ({ page }) => {
  await page.goto('/explore')
  const card = cards(row(page)).first()
  await expect(card.locator('[data-picture=settled]')).toBeVisible()
  await expect(chat(card)).toBeHidden()
  await card.getByRole('heading').hover()
  await expect(chat(card)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(chat(card)).toBeHidden()
  await card.getByRole('heading').hover()
  await chat(card).click()
  await expect(page).toHaveURL(/\/chat\/character\/[\w-]+$/)
})

test(
  'the Chat button stays hidden until the picture has loaded',
  { tag: ['@A2.6-12', '@B2.2-05'] },
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
  },
)

test(
  'a drawing replaces a picture that fails to load',
  { tag: ['@A2.6-02', '@B2.2-09'] },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.expectError(/404.*\/pictures\//)
    await context.route('**/pictures/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/explore')
    const image = cards(row(page)).first().locator('img')
    await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml/)
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  },
)

test(
  'a card leads to its character, and the name below it to the creator',
  { tag: ['@A2.6-05', '@A2.6-13'] },
  async ({ page }) => {
    await page.goto('/explore')
    const card = cards(row(page)).first()
    await card.locator('img').click()
    await expect(page).toHaveURL(/\/character\/[\w-]+$/)
    await page.goBack()
    await card.getByRole('link', { name: /^By / }).click()
    await expect(page).toHaveURL(/\/users\/[\w-]+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/explore$/)
  },
)

test(
  'a row that fails shows the reason after three retries, the other rows load, and it can be retried',
  {
    tag: ['@A2.5-15', '@A9-35', '@A9-36'],
  },
  async ({ page, world, consoleErrors }) => {
    test.slow() // retries and axe
    consoleErrors.expectError('Error while fetching characters with sort')
    // The second of the first three calls, and then its three retries.
    const server = await world({
      faults: [{ operation: 'listCharacters', nth: [2, 4, 5, 6], status: 500, detail: 'boom' }],
      realRetries: true,
    })
    await page.goto('/explore')
    await expect(page.getByText(`${FAILURE}boom`, { exact: true })).toBeVisible()
    const [, first, , ...retries] = (await server.calls('listCharacters')).map(({ at }) => at)
    const delays = retries.map((at, index) => at - (index === 0 ? first! : retries[index - 1]!))
    // A busy machine makes the delays longer, never shorter.
    for (const [index, ms] of [1_000, 2_000, 4_000].entries()) expect(delays[index]).toBeGreaterThanOrEqual(ms - 1)
    await expect(page.getByText(FAILURE)).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(14)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(21)
    await expect(page.getByText(FAILURE)).toHaveCount(0)
  },
)

test('See More leads to all characters of the row’s order', { tag: ['@A2.5-13'] }, async ({ page }) => {
  await page.goto('/explore')
  for (const [index, order] of ['chatiest', 'liked', 'latest'].entries()) {
    const before = Date.now()
    await row(page, TITLES[index]).getByText('See More', { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/search\\?order=${order}&page=1&ts=\\d+$`))
    expect(Number(new URL(page.url()).searchParams.get('ts'))).toBeGreaterThanOrEqual(before)
    await page.goBack()
  }
})

test('Start a conversation moves the view and the focus to the first row', { tag: ['@A2.5-03'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 460 })
  await page.goto('/explore')
  const heading = page.getByRole('heading', { name: TITLES[0]! })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('button', { name: 'Start a conversation' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  // Below the sticky top bar.
  await expect.poll(() => heading.evaluate((shown) => Math.round(shown.getBoundingClientRect().top))).toBe(88)
  await expect(page).toHaveURL(/\/explore$/)
})

test(
  'the keyboard moves through a card: the character, its chat, its creator',
  { tag: ['@AMB-21'] },
  async ({ page }) => {
    await page.goto('/explore')
    const [first, second] = [cards(row(page)).first(), cards(row(page)).nth(1)]
    await expect(first.locator('[data-picture=settled]')).toBeVisible()
    const names = await Promise.all([first, second].map((card) => card.getByRole('heading').innerText()))
    await first.getByRole('link', { name: names[0]! }).focus()
    await page.keyboard.press('Tab')
    await expect(chat(first)).toBeFocused()
    await expect(chat(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link', { name: /^By / })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(second.getByRole('link', { name: names[1]! })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(chat(first)).toBeFocused()
  },
)

test('nothing moves while the rows load', { tag: ['@A2.5-14'] }, async ({ page, world }) => {
  const backend = await world({ faults: [{ operation: 'listCharacters', hold: true }] })
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/explore')
  await expect(page.locator('[data-skeleton]')).toHaveCount(21)
  await recordShifts(page)
  await backend.release('listCharacters')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(21)
  await expect(page.getByRole('link', { name: 'Join our community' })).toBeVisible()
  await expect(row(page).locator('[data-picture=settled]')).toHaveCount(7)
  expect(await shiftsOf(page)).toEqual([])
})

test('the companion moves, unless the visitor prefers reduced motion', async ({ page }) => {
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/explore')
  await expect(cards(row(page))).toHaveCount(7)
  await expect.poll(running).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toBe(0)
})

test('pictures in view load first, the others lazy-load', async ({ page }) => {
  await page.goto('/explore')
  const images = (title?: string) => row(page, title).locator('img')
  await expect(images()).toHaveCount(7)
  await expect(images().first()).toHaveAttribute('fetchpriority', 'high')
  await expect(images().first()).toHaveAttribute('loading', 'eager')
  await expect(images(TITLES[2]).first()).toHaveAttribute('loading', 'lazy')
})

test('returning within five minutes sends no request', { tag: ['@A9-34'] }, async ({ page, world }) => {
  const backend = await world({})
  await page.goto('/explore')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(21)
  await page.getByRole('link', { name: 'Create a character' }).click()
  await expect(page).toHaveURL(/\/characters\/create$/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(21)
  expect(await backend.calls('listCharacters')).toHaveLength(3)
})

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

  test(
    'the search box of the page searches for the typed text',
    { tag: ['@A2.5-05', '@A2.5-06', '@A2.5-07'] },
    async ({ page }) => {
      await page.goto('/explore')
      const box = page.getByRole('main').getByRole('searchbox')
      await box.fill('   ')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/explore$/)
      await box.fill('a b&c')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?/)
      expect([...new URL(page.url()).searchParams]).toEqual([['query', 'a b&c']])
    },
  )
})
