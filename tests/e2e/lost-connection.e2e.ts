import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { movableTime, resumeTime } from '#tests/support/browserClock.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { watchFiles } from '#tests/support/watchFiles.ts'

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const lost = (page: Page) => main(page).getByRole('heading', { name: 'The connection is lost' })
const NOT_LOADED = /could not be loaded|ERR_INTERNET_DISCONNECTED/

/** Opens the loaded explore page, with the chunks that it prefetches after the first interaction. */
async function exploring(page: Page) {
  const files = watchFiles(page)
  await page.goto('/explore')
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(21)
  await page.mouse.move(5, 5)
  await files.arrived('SignInPrompt', 'Toasts')
}

/** The site stops serving code and all other files; the mock server in the page still works. */
async function loseTheSite(page: Page) {
  await page.route(/^https?:/, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(/^https?:/)
}

test('offline, a page whose code is not loaded shows an error, and opens by itself once online', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expectError(NOT_LOADED)
  await exploring(page)
  await context.setOffline(true)
  await main(page)
    .getByRole('link', { name: /^See More/ })
    .first()
    .click()
  await expect(lost(page)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(main(page).getByRole('heading', { name: 'Search', exact: true })).toBeVisible()
  await expect(lost(page)).toBeHidden()
})

test('a connection that returns without a browser event is detected', async ({ page, consoleErrors }) => {
  consoleErrors.expectError(NOT_LOADED)
  await exploring(page)
  const recover = await loseTheSite(page)
  await main(page).getByRole('heading', { level: 3 }).first().click()
  await expect(lost(page)).toBeVisible()
  await recover()
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('The connection is lost')
  await expect(main(page).getByRole('heading', { name: 'Greetings' })).toBeVisible()
})

test('offline, a visitor who opens chats is asked to sign in, and the navigation continues once online', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expectError(NOT_LOADED)
  await exploring(page)
  await context.setOffline(true)
  for (const name of ['Chats', 'My Characters']) {
    await bar(page).getByRole('link', { name }).click()
    const prompt = page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
    await expect(prompt).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
  }
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(lost(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Login' })).toBeVisible()
})

test('offline, leaving unsaved settings asks for confirmation', async ({ page, context, asMira: _, consoleErrors }) => {
  consoleErrors.expectError(NOT_LOADED)
  await page.goto('/settings')
  const name = main(page).getByRole('textbox', { name: 'Username' })
  await expect(name).toHaveValue('mira')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await name.fill('mira-of-the-moons')
  await bar(page).getByRole('link', { name: 'Explore' }).click()
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asks.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('mira-of-the-moons')
})

test('offline on a new create page, a user writes a greeting although its preview cannot load', async ({
  page,
  context,
  asMira: _,
  consoleErrors,
}) => {
  consoleErrors.expectError(NOT_LOADED)
  // A second after its first field, the form loads the one for tags.
  await movableTime(page)
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto('/characters/create')
  await expect(main(page).getByRole('textbox', { name: /^Trait/ })).toHaveCount(3)
  await context.setOffline(true)
  await resumeTime(page)
  const greeting = main(page).getByRole('textbox', { name: 'Main greeting', exact: true })
  await greeting.fill('*The lamp turns.*')
  const preview = main(page).locator('section').filter({ hasText: 'As others see it' })
  await expect(preview.getByText('*The lamp turns.*')).toBeVisible()
  await main(page).getByRole('heading', { name: 'Tags' }).scrollIntoViewIfNeeded()
  await expect(main(page).getByText('The field for tags could not be loaded.')).toBeVisible()
  await expect(lost(page)).toBeHidden()
  await expect(greeting).toHaveValue('*The lamp turns.*')
  await expectNoViolations(page)

  await context.setOffline(false)
  await expect(preview.locator('em')).toHaveText('The lamp turns.')
  await expect(main(page).getByRole('combobox', { name: 'Tags' })).toBeVisible()
  await expect(greeting).toHaveValue('*The lamp turns.*')
})

test('offline, a menu still opens the tools and dialogs on whose actions the pointer or the focus was', async ({
  page,
  context,
  asMira: _,
  consoleErrors,
}) => {
  consoleErrors.expectError(NOT_LOADED)
  const files = watchFiles(page)
  await page.goto(`/characters/edit/${characterId('aria')}`)
  const actions = main(page).getByRole('button', { name: 'Actions', exact: true })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Manage images' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await files.arrived('RetouchDialog')
  await page.getByRole('menuitem', { name: 'Reframe' }).hover()
  await files.arrived('CropWindow')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Smart Retouch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Reframe' }).click()
  await expect(main(page).getByRole('slider', { name: 'Frame of the small picture' })).toBeFocused()
})

test('data loaded before the connection dropped is not refetched once online', async ({
  page,
  context,
  world,
  consoleErrors,
}) => {
  consoleErrors.expectError('similar')
  const server = await world({ faults: [{ operation: 'listSimilarCharacters', network: 'fail' }] })
  await page.goto(`/character/${characterId('mirelle-of-the-tides')}`)
  const failure = main(page).getByText('Error loading similar characters. Please try again later.')
  await expect(failure).toBeVisible()
  await page.waitForLoadState('networkidle')
  await server.recover()
  const calls = (await server.calls()).length
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(failure).toHaveCount(0)
  expect((await server.calls()).slice(calls).map(({ operation }) => operation)).toEqual(['listSimilarCharacters'])
})

test.describe('after a deploy', () => {
  /** Removes the old file of the search page; `isBack` returns whether it exists again. */
  async function withoutSearch(page: Page, isBack: () => boolean) {
    const loads = { count: 0 }
    page.on('request', (request) => void (request.isNavigationRequest() && loads.count++))
    await page.route(/\/assets\/SearchPage-[^/]+\.js$/, (route) =>
      isBack() ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    )
    return loads
  }
  const seeMore = (page: Page) =>
    main(page)
      .getByRole('link', { name: /^See More/ })
      .first()
  const search = (page: Page) => main(page).getByRole('heading', { name: 'Search', exact: true })

  test('a page whose code is missing reloads once', async ({ page, consoleErrors }) => {
    consoleErrors.expectError(/could not be loaded|404/)
    await exploring(page)
    const loads = await withoutSearch(page, () => loads.count > 0)
    // The site's index page refers to other files now.
    const newPage = '<script type="module" src="/assets/index-another.js"></script>'
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ contentType: 'text/html', body: newPage }),
    )
    await seeMore(page).click()
    await expect(search(page)).toBeVisible()
    await expect(page).toHaveURL(/\/search/)
    expect(loads.count).toBe(1)
  })

  test('a page whose code stays missing does not reload endlessly, but offers a retry', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectError(/could not be loaded|404/)
    await exploring(page)
    let isBack = false
    const loads = await withoutSearch(page, () => isBack)
    await seeMore(page).click()
    await expect.poll(() => loads.count).toBe(1)
    await expect(main(page).getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads.count).toBe(1)
    isBack = true
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(search(page)).toBeVisible()
    // A further reload is allowed from now on.
    expect(await page.evaluate(() => sessionStorage.getItem('perigee.reloadedAt'))).toBeNull()
  })
})
