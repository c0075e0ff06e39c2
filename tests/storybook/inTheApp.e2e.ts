import type { BrowserContext } from '@playwright/test'
import { newTabOf } from '#tests/support/newTabOf.ts'
import { type StaticServer, startStaticServer } from '#tests/support/staticServer.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { expect, test } from '#tests/support/test.ts'
import { APP_PATH, buildFolder, STORYBOOK_PATH } from '#tests/support/testBuilds.ts'

let storybook: StaticServer
let app: StaticServer
test.beforeAll(async () => {
  storybook = await startStaticServer({ folder: buildFolder('storybook') })
  app = await startStaticServer({ folder: buildFolder('mock') })
})
test.afterAll(() => Promise.all([storybook.close(), app.close()]))

/** Redirects `path` of one site to the other site, as if one host served both. */
async function redirect(context: BrowserContext, from: StaticServer, path: string, to: StaticServer): Promise<void> {
  await context.route(`${new URL(path, from.url).href}**`, (route) => {
    const { pathname, search } = new URL(route.request().url())
    // The app hides its mock panel from automated browsers unless the address asks for it.
    const location = new URL(`${pathname.slice(path.length)}${search}&panel=on`, to.url).href
    return route.fulfill({ status: 302, headers: { location } })
  })
}

test('a story opens in the app, with its viewer and its fault, and the panel leads back to it', async ({
  page,
  otherOrigins,
  consoleErrors,
}) => {
  test.slow() // Storybook and the app
  otherOrigins.allow(storybook.url)
  otherOrigins.allow(app.url)
  consoleErrors.expectError(/.*/) // the planned failure
  await redirect(page.context(), storybook, APP_PATH, app)
  await redirect(page.context(), app, STORYBOOK_PATH, storybook)
  await page.goto(`${storybook.url}?path=/story/features-chats-list-chatsfailures--chats-server-fails-500`)
  const toApp = page.getByRole('link', { name: 'Open in the app' })
  await expect(toApp).toHaveAttribute('target', 'app')
  const inApp = await newTabOf(toApp)
  await expect(inApp.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible()
  await expect(inApp.getByRole('heading', { name: 'Unable to load your chats.' })).toBeVisible()
  await expect(inApp.getByRole('button', { name: 'Account menu of mira' })).toBeVisible()

  await inApp.getByRole('button', { name: /^mock/ }).click()
  const toStorybook = inApp.getByRole('link', { name: 'Find this screen in Storybook' })
  await expect(toStorybook).toHaveAttribute('target', 'storybook')
  const inStorybook = await newTabOf(toStorybook)
  const results = inStorybook.frameLocator('#storybook-preview-iframe').getByRole('listitem')
  await expect(results.first()).toContainText('Chats fail: server error (500)', { ignoreCase: true })
})

test('a story of a part shows that no page contains it', async ({ page, otherOrigins }) => {
  test.slow()
  otherOrigins.allow(storybook.url)
  await page.goto(`${storybook.url}?path=/story/ui-banner--notice`)
  const tool = page.getByRole('button', { name: 'Open in the app. This story shows a part without its page.' })
  await expect(tool).toBeDisabled()
})

test('stories follow the new contract in the address, and so does the app that one opens', async ({
  page,
  otherOrigins,
}) => {
  test.slow()
  otherOrigins.allow(storybook.url)
  otherOrigins.allow(app.url)
  await redirect(page.context(), storybook, APP_PATH, app)
  const theirs = structuredClone(document)
  theirs.components.schemas.TraitStrength.enum.push('overwhelmingly')
  const isContract = ({ pathname }: URL) => pathname === '/new.json'
  await page.context().route(isContract, (route) => route.fulfill({ json: theirs }))
  await page.goto(`${storybook.url}?path=/story/features-character-page-characterpage--visitor&contract=./new.json`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('overwhelmingly').first()).toBeVisible()
  const inApp = await newTabOf(page.getByRole('link', { name: 'Open in the app' }))
  await expect(inApp.getByText('overwhelmingly').first()).toBeVisible()
  await expect(inApp.getByRole('button', { name: /^mock/ })).toHaveText(/contract new\.json/)
})

test('a contract that cannot be opened is refused with one sentence', async ({ page, otherOrigins, consoleErrors }) => {
  test.slow()
  consoleErrors.expectError(/.*/)
  otherOrigins.allow(storybook.url)
  await page.goto(`${storybook.url}?path=/story/ui-banner--notice&contract=./none.json`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('The contract "./none.json" was not opened.').first()).toBeVisible()
})
