import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { beginSituation } from '#mocks/generated/control/control.ts'
import { remember } from '#tests/support/browserMemory.ts'

const OWN = characterId('the-unsent-letter')

/** Ten screens. The first is loaded; the others are reached inside the app. */
export const PLACES = [
  '/explore',
  '/search?query=moon',
  `/character/${characterId('captain-oru')}`,
  `/character/${OWN}`,
  '/my-characters?tab=mine',
  '/my-characters?tab=favorites',
  '/chats',
  `/chat/character/${characterId('mirelle-of-the-tides')}`,
  `/characters/edit/${OWN}`,
  '/settings',
]

const FAULTS: readonly Fault[] = [
  { operation: 'listFavorites', status: 500, detail: 'The favourites broke.' },
  { operation: 'listSimilarCharacters', status: 500, detail: 'The similar ones broke.' },
]

export interface Staging {
  context: BrowserContext
  page: Page
  tokens: { access_token: string; refresh_token?: string | undefined }
}

/**
 * A server closes a connection that was idle for some seconds, perhaps just before a request arrives on it. A browser then
 * sends a GET again.
 */
const AGAIN = { maxRetries: 3 }

interface StagingOptions {
  /** Where the browser saves its HAR file. */
  har?: string
  /** The API in config.json; absent: the site's own, behind its proxy. */
  apiBaseUrl?: string
}

/** Mira's browser on a staging server: two calls fail there, and three responses depart from the contract. */
export async function openStaging(
  browser: Browser,
  server: string,
  { har, apiBaseUrl }: StagingOptions,
): Promise<Staging> {
  const { tokens } = await beginSituation(
    {
      scenario: 'long-conversation',
      viewer: 'mira',
      latencyMs: 0,
      faults: [...FAULTS],
    },
    { server },
  )
  if (!tokens) throw new Error('Nobody is signed in.')
  const context = await browser.newContext(har === undefined ? {} : { recordHar: { path: har, content: 'embed' } })
  await remember(context, 1, {}, tokens)
  await context.route('**/config.json', async (route) => {
    const given =
      apiBaseUrl === undefined ? await (await route.fetch(AGAIN)).json() : { apiBaseUrl, recordDepartures: true }
    return route.fulfill({ json: { ...(given as object), firstRetryMs: 0, environment: 'staging' } })
  })
  await departs(context, '**/api/v1/auth/me', (body) => ({ ...body, plan: 'gold' }))
  await departs(context, '**/api/v1/characters/search?*', (body) => ({ ...body, took: 12 }))
  await departs(context, '**/api/v1/chats/me?*', (body) => ({ ...body, unread: null }))
  return { context, page: await context.newPage(), tokens }
}

async function departs(context: BrowserContext, url: string, change: (body: object) => object): Promise<void> {
  await context.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch(AGAIN)
    return route.fulfill({ response, json: change((await response.json()) as object) })
  })
}

/** What a screen reader finds on each of the ten screens. */
export async function screensOf(page: Page): Promise<string[]> {
  const screens: string[] = []
  for (const [at, place] of PLACES.entries()) {
    if (at > 0) await page.evaluate((to) => window.history.pushState({}, '', to), place)
    // This section is rendered after the page, with code of its own.
    if (place.startsWith('/character/')) await page.getByText('Error loading similar characters.').waitFor()
    screens.push(await restingScreen(page, screens.at(-1)))
  }
  return screens
}

/** A part that waits for code says it in a status only: a busy development server needs seconds for a module. */
function loadingParts(page: Page) {
  const root = page.locator('#root')
  return root.locator('[aria-busy="true"]').or(root.getByRole('status').filter({ hasText: /^Loading/ }))
}

/** The screen once it is another one than that of the former place, nothing loads any more and it says the same twice. */
async function restingScreen(page: Page, former: string | undefined): Promise<string> {
  let before = ''
  for (;;) {
    await page.waitForLoadState('networkidle')
    // Before the picture: what ends in between would leave a loading screen that nothing loads.
    const isLoading = (await loadingParts(page).count()) > 0
    const screen = await page.locator('#root').ariaSnapshot()
    const isShown = screen !== '' && screen !== former && !isLoading
    if (isShown && screen === before) return screen
    before = screen
    // Two pictures of the page apart.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  }
}
