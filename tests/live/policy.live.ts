import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { pageHeaders } from '#src/build/policy.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { withConfig } from '#tests/support/liveBackend.ts'
import { startStaticServer, type StaticServer } from '#tests/support/staticServer.ts'
import { expect, test } from '#tests/support/test.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
/** One of Mira's characters. */
const FERRY = characterId('the-ferry-apprentice')

const VISITORS = [
  '/explore',
  '/signin',
  '/signup',
  '/reset-password?token=x',
  '/verify-email?token=verify-fern',
  '/search?query=sea',
  `/character/${MIRELLE}`,
  `/users/${userId('saltglass')}`,
  '/nowhere',
]
const MEMBERS = [
  '/my-characters',
  '/chats',
  `/chat/character/${MIRELLE}`,
  '/characters/create',
  `/characters/edit/${FERRY}`,
  '/settings',
]

/** The header that a deployment for this API would send: stricter than the page's own policy. */
const policyFor = (api: string) =>
  pageHeaders(readFileSync(`${buildFolder('live')}/index.html`, 'utf8'), `${api}/api/v1`)['Content-Security-Policy']!

let site: StaticServer

test.beforeEach(async ({ page, config, mockServer, ownServer }) => {
  const { url } = await mockServer()
  site = ownServer(
    await startStaticServer({
      folder: buildFolder('live'),
      contentSecurityPolicy: policyFor(url),
      replaced: withConfig(config),
    }),
  )
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      violations.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
    })
  })
})

const violations = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations)

const OPENED = ':is([role=dialog], [role=menu], [role=listbox])'
const opened = (page: Page) => page.locator(`${OPENED}:visible`)
/** If no item of a menu can be chosen, the focus stays on its button. */
const withFocus = (page: Page) =>
  page
    .locator(`${OPENED}:focus-within`)
    .or(page.getByRole('menu').filter({ hasNot: page.locator('[role=menuitem]:enabled') }))

/** Opens and closes every dialog and menu that a button of the page announces. */
async function openEverything(page: Page): Promise<void> {
  const openers = page.locator('button[aria-haspopup]:visible:enabled')
  for (let index = 0; index < (await openers.count()); index++) {
    await openers.nth(index).click()
    await expect(opened(page).first()).toBeVisible()
    // The focus comes last: on a slow machine, what was opened may be visible before it listens for keys.
    await expect(withFocus(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveCount(0)
  }
}

async function openEverythingAt(page: Page, paths: string[], state: 'visible' | 'attached'): Promise<void> {
  for (const path of paths) {
    await page.goto(new URL(path, site.url).href)
    await page.getByRole('heading', { level: 1 }).waitFor({ state })
    await openEverything(page)
    expect(await violations(page), path).toEqual([])
  }
}

test('a visitor opens everything on every page without a violation of the policy', async ({ page }) => {
  test.slow() // nine pages
  await openEverythingAt(page, VISITORS, 'visible')
})

test('a member opens everything on every page without a violation of the policy', async ({ page, world }) => {
  test.slow() // six pages
  await world({ viewer: 'mira' })
  await openEverythingAt(page, MEMBERS, 'attached')
})

test('the image tools do not violate the policy', async ({ page, world }) => {
  await world({ viewer: 'mira' })
  for (const tool of ['Smart Retouch', 'Reframe']) {
    await page.goto(new URL(`/characters/edit/${FERRY}`, site.url).href)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: tool }).click()
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('button', { name: 'Confirm' }))
        .first(),
    ).toBeVisible()
  }
  expect(await violations(page)).toEqual([])
})

test('HTML entities in a message are decoded under the policy', async ({ page, world }) => {
  await world({ viewer: 'mira' })
  await page.goto(new URL(`/chat/character/${MIRELLE}`, site.url).href)
  await page.getByRole('textbox', { name: /message/i }).fill('*Tea* &mdash; or &hearts;&notit;')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Tea — or ♥&notit;')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
