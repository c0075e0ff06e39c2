import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { letTimePass, movableTime } from '#tests/support/browserClock.ts'
import { holding } from '#tests/support/holding.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
const account = (page: Page) => page.getByRole('button', { name: /^Account menu/ })

async function fillInSignUp(page: Page) {
  await page.getByLabel('Username').fill('tidewatcher')
  await page.getByLabel('Email').fill('tidewatcher@example.com')
  await page.getByLabel('Password', { exact: true }).fill('perigee-7-moons')
  await page.getByLabel('Confirm password').fill('perigee-7-moons')
  await page.getByLabel('Beta token').fill('PERIGEE-BETA')
  await page.getByRole('checkbox').check()
}

for (const [size, expanded] of [
  [{ width: 1280, height: 800 }, false],
  [{ width: 1280, height: 800 }, true],
  [{ width: 390, height: 844 }, false],
] as const) {
  test(`nothing moves when the app replaces the static shell (${size.width} px, ${expanded ? 'expanded' : 'collapsed'})`, async ({
    page,
    world,
  }) => {
    await world({ storage: { sidebarExpanded: expanded } })
    await page.setViewportSize(size)
    const code = await holding(page.context(), [/\/assets\/(?!boot).*\.js$/])
    await page.goto('/nope', { waitUntil: 'commit' })
    await page.locator('.frame-still .frame-entry').last().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const still = await placesOf(page)
    code.release()
    await page.getByRole('main').getByRole('heading').waitFor()
    expect(await placesOf(page)).toEqual(still)
  })
}

test('on a phone the bars of the static shell do not flash before a conversation', async ({ page, world }) => {
  await world({})
  await page.setViewportSize({ width: 390, height: 844 })
  const code = await holding(page.context(), [/\/assets\/(?!boot).*\.js$/])
  await page.goto(`/chat/character/${characterId('mirelle-of-the-tides')}`, { waitUntil: 'commit' })
  await page.locator('.frame-still .frame-entry').last().waitFor({ state: 'attached' })
  await expect(page.locator('html[data-conversation]')).toBeAttached()
  await expect(page.locator('.frame-still .frame-top')).toBeHidden()
  await expect(page.locator('.frame-still .frame-side')).toBeHidden()
  code.release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The positions of the elements that the static shell and the app's shell share. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const parts = ['.frame-brand', '.frame-beta', '.frame-side', '.frame-entries svg', '.frame-entries .frame-label']
    return parts.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [selector, x, y, width, height].join(' ')
      }),
    )
  })
}

test('an account that is created during the question about leaving is announced, at the address of its page', async ({
  page,
  world,
}) => {
  const server = await world({ faults: [{ operation: 'register', hold: true, times: 1 }] })
  await page.goto('/chats')
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await fillInSignUp(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Leave without an account?' })).toBeVisible()
  await server.release('register')
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/signup')
  await expect(page).toHaveTitle('Create your account · Perigee')
  await page.goBack()
  await expect(page).toHaveURL('/chats')
  await expect(page).toHaveTitle('Chats · Perigee')
})

test('a visitor starts every page at its top', { tag: ['@A2.1-22'] }, async ({ page }) => {
  await page.goto('/explore')
  await page.getByText('Latest Creations').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await bar(page).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a visitor can open a protected page in a new tab', async ({ page }) => {
  await page.goto('/nope')
  // The static shell contains the same link: the listener below must be on the app's.
  await page.getByRole('main').getByRole('heading').waitFor()
  const link = bar(page).getByRole('link', { name: 'Chats' })
  // The browser handles the click. The test does not wait for the new tab, which sometimes opens without an event.
  const isLeftToTheBrowser = link.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('click', (event) => setTimeout(() => resolve(!event.defaultPrevented)), { once: true })
      }),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeftToTheBrowser).toBe(true)
  await expect(prompt(page)).toBeHidden()
  await expect(page).toHaveURL('/nope')
})

test('hovering over a protected entry opens no prompt and sends no call', async ({ page, world }) => {
  const backend = await world({})
  await movableTime(page)
  await page.goto('/nope')
  await bar(page).getByRole('link', { name: 'My characters' }).hover()
  await letTimePass(page)
  await expect(prompt(page)).toBeHidden()
  expect(await backend.calls('listMyCharacters')).toEqual([])
})

test('Mira returns, and her avatar is visible before the server responds', async ({ page, world }) => {
  const backend = await world({ viewer: 'mira' })
  await page.goto('/nope')
  await account(page).waitFor()
  await backend.fail({ operation: 'readMe', hold: true })
  await page.reload()
  await expect(account(page)).toHaveText('mira')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden()
  const before = await account(page).boundingBox()
  await backend.release('readMe')
  await expect.poll(async () => (await backend.calls('readMe')).at(-1)?.status).toBe(200)
  expect(await account(page).boundingBox()).toEqual(before)
})

test('a visitor without a mouse reaches everything, in visual order', async ({ page }) => {
  await page.goto('/nope')
  await page.getByRole('main').getByRole('heading').waitFor()
  const reached: string[] = []
  for (let i = 0; i < 18; i++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      const ring = element && getComputedStyle(element)
      const seen = ring && (ring.outlineStyle !== 'none' || ring.boxShadow !== 'none')
      return `${element?.getAttribute('aria-label') ?? element?.textContent}${seen ? '' : ' (no focus ring)'}`
    })
    reached.push(name)
  }
  expect(reached).toEqual([
    'Skip to content',
    'Perigee',
    'Search characters',
    'Sign In',
    'Sign Up',
    'Explore',
    'Search',
    'Character',
    'Chats',
    'My characters',
    'Expand sidebar',
    'Community',
    'Back to Explore',
    'Privacy',
    'Terms of Use',
    'Community',
    'Contact',
    expect.anything(),
  ])
})

for (const fontSize of [1, 1.25]) {
  test(`a visitor with bold text ${fontSize} times as large sees every name in full, and the focus beside highlighted links`, async ({
    page,
    world,
  }) => {
    await world({
      storage: { 'accessibility-settings': { fontSize, boldText: true, highlightClickable: true } },
    })
    await page.goto('/nope')
    await page.getByRole('main').getByRole('heading').waitFor()
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
      const cut = await page.evaluate(() => {
        const side = document.querySelector('.frame-side')!.getBoundingClientRect()
        return [...document.querySelectorAll('.frame-label')]
          .filter((label) => label.checkVisibility() && label.getBoundingClientRect().right > side.right - 1)
          .map((label) => label.textContent)
      })
      expect(cut, `at ${width} px`).toEqual([])
    }
    // The sidebar is as much wider.
    expect((await bar(page).boundingBox())!.width).toBe(60 * fontSize)
    await expect(bar(page).getByRole('link', { name: 'My characters' }).getByText('My characters')).toBeVisible()
    await bar(page).getByRole('link', { name: 'Explore' }).focus()
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveCSS('outline-style', 'solid')
    await expect(bar(page).getByRole('link', { name: 'Chats' })).toHaveCSS('outline-style', 'dashed')
  })
}

test(
  'a visitor whose page crashes sees a message and finds the way back',
  { tag: ['@A2.1-23', '@A2.1-24', '@NS-24'] },
  async ({ page, consoleErrors }) => {
    consoleErrors.expectError('The year broke')
    await page.addInitScript(() => {
      const real = Date.prototype.getFullYear
      Reflect.set(Date.prototype, 'getFullYear', function getFullYear(this: Date) {
        if ('isBroken' in window) throw new Error('The year broke')
        return real.call(this)
      })
    })
    await page.goto('/nope')
    await bar(page).waitFor()
    await page.evaluate(() => Object.assign(window, { isBroken: true }))
    await bar(page).getByRole('link', { name: 'Search' }).click()
    await expect(page.getByText('Oops! An error occurred')).toBeVisible()
    await expectNoViolations(page)
    await page.evaluate(() => delete (window as { isBroken?: true }).isBroken)
    await page.getByRole('button', { name: 'Back to Explore' }).click()
    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  },
)
