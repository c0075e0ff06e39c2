import type { Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { pageAt, PAGES } from '#src/product/pages.ts'
import { offTheTheme, outOfPlace } from '#tests/support/look.ts'
import { expect, test } from '#tests/support/test.ts'

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first()
const EDIT = `/characters/edit/${characterId('the-ferry-apprentice')}`
const MIRELLE = characterId('mirelle-of-the-tides')

const LISTED = [
  { path: '/explore', viewer: 'mira', ready: cards },
  { path: '/explore', ready: cards },
  { path: '/search?query=sea', viewer: 'mira', ready: cards },
  { path: `/users/${userId('saltglass')}`, ready: cards },
  { path: `/users/${userId('northernmostTeapots')}`, ready: cards },
  { path: `/character/${MIRELLE}`, viewer: 'mira', ready: heading('Similar Characters') },
  { path: `/character/${characterId('salma-of-the-stars')}`, viewer: 'mira', ready: heading('Greetings') },
  { path: `/character/${characterId('archduchess-philippa-brae')}`, ready: heading('Similar Characters') },
  { path: `/character/${characterId('the-unhurried-chronicler')}`, ready: heading('Similar Characters') },
  { path: `/character/${characterId('miss-marginalia')}`, ready: heading('Similar Characters') },
  { path: '/my-characters', viewer: 'mira', ready: cards },
  { path: '/chats', viewer: 'mira', ready: (page: Page) => page.getByText('Mirelle of the Tides', { exact: true }) },
  {
    path: `/chat/character/${MIRELLE}`,
    viewer: 'mira',
    ready: (page: Page) => page.getByText(/balance outstanding/),
  },
  { path: '/settings', viewer: 'mira', ready: heading('Your details') },
  { path: '/settings', ready: heading('Access Your Settings') },
  {
    path: '/characters/create',
    viewer: 'mira',
    ready: (page: Page) => page.getByRole('textbox', { name: 'Name' }).first(),
  },
  {
    path: EDIT,
    viewer: 'mira',
    ready: (page: Page) => page.getByRole('button', { name: 'Saved' }),
  },
  { path: '/reset-password?token=a-secret', ready: (page: Page) => page.getByLabel('New password') },
  { path: '/verify-email', ready: (page: Page) => page.getByRole('alert') },
  {
    path: '/verify-email?token=a-secret',
    faults: [{ operation: 'verifyEmail', status: 200, body: {} }],
    ready: (page: Page) => page.getByText('Email verified successfully.', { exact: true }),
  },
  { path: '/signin', ready: heading('Welcome Back') },
  { path: '/signup', ready: heading('Create your account') },
  { path: '/nowhere', ready: (page: Page) => page.getByRole('heading', { name: 'You seem lost in the void.' }) },
] as const

/** Every other page whose address has no parameter. A new page is included automatically. */
const OTHERS = Object.keys(PAGES)
  .filter((page) => !page.includes('$') && LISTED.every(({ path }) => pageAt(path.split('?')[0]!)?.address !== page))
  .map((path) => ({ path, viewer: 'mira' as const, ready: (page: Page) => page.getByRole('heading', { level: 1 }) }))

const SCREENS = [...LISTED, ...OTHERS]

/** Dialogs and menus, with the controls that open them. */
const OPENED = [
  // All errors of a form.
  { path: '/signup', presses: ['Create account'], role: 'button', viewer: null },
  { path: '/reset-password?token=a-secret', presses: ['Reset password'], role: 'button', viewer: null },
  { path: '/nowhere', presses: ['Account menu of mira'], role: 'menu' },
  { path: '/nowhere', presses: [/^Notifications/], role: 'dialog' },
  { path: `/character/${MIRELLE}`, presses: ['Download Card'], role: 'menu' },
  { path: `/character/${MIRELLE}`, presses: ['More actions'], role: 'menu' },
  { path: `/character/${MIRELLE}`, presses: ['More actions', 'Report'], role: 'dialog' },
  { path: `/chat/character/${MIRELLE}`, presses: ['Chat settings'], role: 'dialog' },
  { path: `/chat/character/${MIRELLE}`, presses: ['Chat settings', 'Restart Chat'], role: 'dialog' },
  { path: '/characters/create', presses: ['Import card'], role: 'dialog' },
  { path: EDIT, presses: ['Actions'], role: 'menu' },
  { path: EDIT, presses: ['Actions', 'Manage images'], role: 'dialog' },
  { path: EDIT, presses: ['Actions', 'Smart Retouch'], role: 'dialog' },
  { path: EDIT, presses: ['Actions', 'Reframe'], role: 'slider' },
  { path: EDIT, presses: ['Delete'], role: 'dialog' },
] as const

interface Setting {
  name: string
  width: number
  begin(page: Page): Promise<unknown>
  end(page: Page): Promise<unknown>
}

/** Settings in the browser, in the operating system or in the app. */
const SETTINGS: Setting[] = [
  { name: 'a window of 320 px', width: 320, begin: async () => {}, end: async () => {} },
  { name: 'a window of 640 px', width: 640, begin: async () => {}, end: async () => {} },
  { name: 'a window of 768 px', width: 768, begin: async () => {}, end: async () => {} },
  ...[320, 390, 1280].map((width) => largeText(width)),
  ...[390, 1280].flatMap((width) => [
    {
      name: 'Extra Large and bold',
      width,
      begin: (page: Page) =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '125%'
          document.documentElement.toggleAttribute('data-bold-text', true)
        }),
      end: (page: Page) =>
        page.evaluate(() => {
          document.documentElement.style.removeProperty('font-size')
          document.documentElement.toggleAttribute('data-bold-text', false)
        }),
    },
    {
      name: 'forced colours',
      width,
      begin: (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
      end: (page: Page) => page.emulateMedia({ forcedColors: 'none' }),
    },
    {
      name: 'right to left',
      width,
      begin: (page: Page) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
      end: (page: Page) => page.evaluate(() => document.documentElement.removeAttribute('dir')),
    },
  ]),
]

function largeText(width: number): Setting {
  return {
    name: 'text of 200 %',
    width,
    begin: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
    end: (page) => page.evaluate(() => document.documentElement.style.removeProperty('font-size')),
  }
}

for (const { path, ready, ...who } of SCREENS) {
  test(`${path} ${'viewer' in who ? 'of a member' : 'of a visitor'} follows the theme’s scale and the user’s settings`, async ({
    page,
    world,
  }) => {
    await world(who)
    await page.goto(path)
    await expect(ready(page)).toBeVisible()
    await holdsAtEverySetting(page)
  })
}

for (const { path, presses, role, ...who } of OPENED) {
  test(`${presses.join(', ')} at ${path} follows the theme’s scale and the user’s settings`, async ({
    page,
    world,
  }) => {
    await world({ viewer: 'mira', ...who })
    await page.goto(path)
    for (const name of presses) {
      await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click()
    }
    await expect(page.getByRole(role).last()).toBeVisible()
    await holdsAtEverySetting(page)
  })
}

// A phone in landscape with enlarged text: the shell of a wide viewport in a low one.
for (const sidebar of ['collapsed', 'expanded'])
  test(`at 844×390 with enlarged text and the sidebar ${sidebar}, everything fits into its bar and page`, async ({
    page,
    world,
  }) => {
    await world({ storage: { sidebarExpanded: sidebar === 'expanded' } })
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(`/character/${MIRELLE}`)
    await expect(page.getByRole('heading', { name: 'Similar Characters' })).toBeVisible()
    for (const percent of [150, 200]) {
      await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)
      const bar = await page.getByRole('banner').boundingBox()
      for (const name of ['Sign In', 'Sign Up']) {
        const link = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
        expect(link!.y, name).toBeGreaterThanOrEqual(bar!.y)
        expect(link!.y + link!.height, name).toBeLessThanOrEqual(bar!.y + bar!.height)
      }
      await expect.poll(() => outOfPlace(page), `text of ${percent} %`).toEqual([])
    }
  })

test('Smart Retouch with a preview keeps its three buttons in place at every user setting', async ({
  page,
  asMira: _,
}) => {
  await page.goto(EDIT)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Smart Retouch' }).click()
  await page.getByRole('textbox', { name: /What should change/ }).fill('add a red scarf')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Accept change' })).toBeVisible()
  await holdsAtEverySetting(page)
})

async function holdsAtEverySetting(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await offTheTheme(page), `at ${width} px`).toEqual([])
  }
  for (const { name, width, begin, end } of SETTINGS) {
    await begin(page)
    // A menu updates its position when the window changes.
    await page.setViewportSize({ width, height: 800 })
    await page.setViewportSize({ width, height: 844 })
    await expect
      .configure({ soft: true })
      .poll(() => outOfPlace(page), `${name} at ${width} px`)
      .toEqual([])
    await end(page)
  }
}

test('forced colours keep the mark of a selection and the strength of a trait visible', async ({ page, asMira: _ }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings')
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('tab', { name: 'Accessibility' })).toHaveCSS('outline-style', 'none')
  await page.goto(`/character/${MIRELLE}`)
  const bars = page.getByRole('listitem').filter({ hasText: 'Talkative' }).locator('[aria-hidden] > *')
  await expect(bars).toHaveCount(4)
  const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor))
  expect(new Set(colours).size).toBe(2)
})

test('letters of other Latin alphabets use the heading’s font, which loads only when a page shows one', async ({
  page,
}) => {
  const extended: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('latin-ext')) extended.push(request.url())
  })
  await page.goto('/nowhere')
  const title = page.getByRole('heading', { name: 'You seem lost in the void.' })
  await expect(title).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(extended).toEqual([])
  await title.evaluate((heading) => (heading.textContent = 'Łucja'))
  await expect.poll(() => extended.some((url) => url.includes('bricolage-grotesque-latin-ext'))).toBe(true)
})
