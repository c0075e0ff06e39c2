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

test(
  'a visitor expands the sidebar and finds it expanded on the next visit',
  { tag: ['@A2.2-01', '@A3-26', '@A4.2-01', '@A9-01', '@A9-02'] },
  async ({ page }) => {
    await page.goto('/nope')
    await expect(bar(page)).toHaveCSS('width', '60px')
    await bar(page).getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(bar(page)).toHaveCSS('width', '230px')
    await page.reload()
    await expect(bar(page)).toHaveCSS('width', '230px')
    await bar(page).getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.reload()
    await expect(bar(page)).toHaveCSS('width', '60px')
  },
)

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

test(
  'a visitor who wants to see chats is asked to sign in and stays where they are',
  { tag: ['@A2.2-07', '@A2.2-12', '@A2.14-04'] },
  async ({ page }) => {
    await page.goto('/nope')
    await bar(page).getByRole('link', { name: 'Chats' }).click()
    await expect(prompt(page)).toBeVisible()
    await expect(page).toHaveURL('/nope')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toBeHidden()
    await expect(bar(page).getByRole('link', { name: 'Chats' })).toBeFocused()
  },
)

async function signIn(page: Page, login: string) {
  await expect(page).toHaveURL('/signin')
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill('perigee-7-moons')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a visitor who wanted to see chats sees them after signing in', { tag: ['@A2.2-11'] }, async ({ page }) => {
  await page.goto('/search')
  await bar(page).getByRole('link', { name: 'Chats' }).click()
  await prompt(page).getByRole('button', { name: 'Sign In' }).click()
  await signIn(page, 'mira')
  await expect(page).toHaveURL('/chats')
  await expect(account(page)).toBeVisible()
})

test(
  'a visitor who signs in from the top bar goes to the home page, despite an earlier prompt',
  { tag: ['@A2.3-09', '@A2.3-11'] },
  async ({ page }) => {
    await page.goto('/search')
    await bar(page).getByRole('link', { name: 'Chats' }).click()
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/signin')
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await signIn(page, 'mira')
    await expect(page).toHaveURL('/explore')
    await expect(account(page)).toBeVisible()
  },
)

test(
  'a visitor who signs up from the top bar is back on the home page, signed in',
  { tag: ['@A2.3-10', '@A2.3-12'] },
  async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/signup')
    await fillInSignUp(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('link', { name: 'Sign In to Get Started' }).click()
    await signIn(page, 'tidewatcher')
    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('button', { name: 'Account menu of tidewatcher' })).toBeVisible()
  },
)

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

test('the account pages have their own layout, without navigation', { tag: ['@A2.1-06'] }, async ({ page }) => {
  for (const [path, heading] of [
    ['/signin', 'Welcome Back'],
    ['/signup', 'Create your account'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Perigee'])
    await expectNoViolations(page)
  }
})

test('the app requests one picture when it starts', { tag: ['@A2.1-25', '@A7-25'] }, async ({ page, world }) => {
  const backend = await world({})
  await page.goto('/nope')
  await bar(page).waitFor()
  await expect.poll(async () => (await backend.calls('readRandomImage')).length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await backend.calls('readRandomImage')).toHaveLength(1)
})

test('a visitor starts every page at its top', { tag: ['@A2.1-22'] }, async ({ page }) => {
  await page.goto('/explore')
  await page.getByText('Latest Creations').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await bar(page).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a visitor opens a protected page in a new tab, and that page asks for the sign-in', async ({ page, context }) => {
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

  const tab = await context.newPage()
  await tab.goto((await link.getAttribute('href'))!)
  await expect(tab.getByRole('main')).toContainText('Access Your Conversations')
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

test('Mira opens her chats without a prompt', { tag: ['@A2.14-05'] }, async ({ page, asMira: _ }) => {
  await page.goto('/nope')
  await account(page).waitFor()
  await bar(page).getByRole('link', { name: 'Chats' }).click()
  await expect(page).toHaveURL('/chats')
  await bar(page).getByRole('link', { name: 'My characters' }).click()
  await expect(page).toHaveURL('/my-characters')
  await expect(prompt(page)).toBeHidden()
})

test(
  'a visitor searches from every page',
  { tag: ['@A2.3-03', '@A2.3-04', '@A2.3-05', '@A2.3-06', '@A2.3-07', '@A2.3-08'] },
  async ({ page }) => {
    await page.goto('/nope')
    const box = page.getByRole('banner').getByRole('searchbox')
    await box.waitFor()
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await box.press('Enter')
    await expect(page).toHaveURL('/nope')
    await box.fill('elf')
    const before = await page.evaluate(() => Date.now())
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    const address = new URL(page.url()).searchParams
    expect(address.get('query')).toBe('elf')
    expect(address.get('page')).toBe('1')
    expect(Number(address.get('ts'))).toBeGreaterThanOrEqual(before)
    expect(Number(address.get('ts'))).toBeLessThanOrEqual(await page.evaluate(() => Date.now()))
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('')
  },
)

test(
  'Mira signs out on a protected page and is a visitor on the home page',
  { tag: ['@A2.3-22', '@A2.3-23', '@A2.3-24'] },
  async ({ page, asMira: _ }) => {
    await page.goto('/settings')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).hover()
    // All later requests are made without her token.
    const asked: { path: string; token: string | undefined }[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/api/v1/')) asked.push({ path, token: request.headers().authorization })
    })
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
    await expect(page.getByText('Mirelle of the Tides').first()).toBeVisible()
    expect(asked).not.toEqual([])
    expect(asked.filter(({ token }) => token !== undefined)).toEqual([])
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /access|refresh|user$/.test(key)),
    )
    expect(stored).toEqual([])
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
)

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

test('Mira uses her menus without a mouse', async ({ page, asMira: _ }) => {
  await page.goto('/nope')
  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My characters' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused()
})

test('on a narrow screen nothing is cut off or overflows', async ({ page, asMira: _ }) => {
  await page.goto('/nope')
  await account(page).waitFor()
  for (const width of [320, 380, 381, 640, 767]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoViolations(page)
    await account(page).click()
    const menu = await page.getByRole('menu').boundingBox()
    expect(menu!.x, `at ${width} px`).toBeGreaterThanOrEqual(0)
    expect(menu!.x + menu!.width, `at ${width} px`).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
})

for (const fontSize of [1, 1.25]) {
  test(`a visitor with bold text ${fontSize} times as large sees every name in full`, async ({ page, world }) => {
    await world({
      storage: { 'accessibility-settings': { fontSize, boldText: true, highlightClickable: true } },
    })
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/nope')
      await page.getByRole('main').getByRole('heading').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
      const cut = await page.evaluate(() => {
        const side = document.querySelector('.frame-side')!.getBoundingClientRect()
        return [...document.querySelectorAll('.frame-label')]
          .filter((label) => label.checkVisibility() && label.getBoundingClientRect().right > side.right - 1)
          .map((label) => label.textContent)
      })
      expect(cut, `at ${width} px`).toEqual([])
    }
  })
}

test('a visitor with highlighted clickable elements still sees the focus', async ({ page, world }) => {
  await world({ storage: { 'accessibility-settings': { fontSize: 1, boldText: false, highlightClickable: true } } })
  await page.goto('/nope')
  await bar(page).getByRole('link', { name: 'Explore' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveCSS('outline-style', 'solid')
  await expect(bar(page).getByRole('link', { name: 'Chats' })).toHaveCSS('outline-style', 'dashed')
})

test('the sidebar is wider for large text, so that every icon keeps its label', async ({ page, world }) => {
  await world({ storage: { 'accessibility-settings': { fontSize: 1.25, boldText: false, highlightClickable: false } } })
  await page.goto('/nope')
  const link = bar(page).getByRole('link', { name: 'My characters' })
  await expect(link.getByText('My characters')).toBeVisible()
  await expect(bar(page).getByText('Community')).toBeVisible()
  expect((await bar(page).boundingBox())!.width).toBe(75)
  await bar(page).getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(bar(page).getByText('Chats')).toBeVisible()
})

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

test('a lost visitor sees a message and finds the way back', { tag: ['@A2.1-19', '@A2.1-20'] }, async ({ page }) => {
  for (const path of ['/nope', '/a/b/c']) {
    await page.goto(path)
    await expect(
      page.getByText('Oops! You seem lost in the void. No black holes here, just a missing page.', { exact: true }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/explore')
  }
})
