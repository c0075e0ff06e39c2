import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { inPageFetch } from '#mocks/transports/inPage.ts'
import { expect, test } from '#tests/support/test.ts'
import { afternoon } from '#tests/transports/conformance.ts'
import { withTransports } from '#tests/transports/withTransports.ts'

const NOON = '2026-05-20T12:00:00Z'
const NINE = characterId('nine')

/** The `fetch` of the page's world, as the app calls it. */
function fetchOf(page: Page): typeof globalThis.fetch {
  return async (input, init) => {
    const { method = 'GET', headers = {}, body = null } = init ?? {}
    const call = {
      url: input as string,
      method,
      headers: headers as Record<string, string>,
      body: body as string | null,
    }
    const response = await page.evaluate(async ({ url, ...init }) => {
      const { perigee } = window as unknown as { perigee: DeveloperHandle }
      const response = await perigee.fetch!(url, init)
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, headers: [...response.headers], bytes: [...bytes] }
    }, call)
    const isEmpty = [204, 304].includes(response.status)
    return new Response(isEmpty ? null : Uint8Array.from(response.bytes), {
      status: response.status,
      headers: response.headers,
    })
  }
}

const statsOf = async (page: Page, method = 'GET') => {
  const token = await page.evaluate(() => (window as { perigee?: DeveloperHandle }).perigee!.server.signInAs('jonas'))
  const path = method === 'GET' ? 'stats' : 'like'
  const response = await fetchOf(page)(`/api/v1/characters/${NINE}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token.access_token}` },
  })
  return (await response.json()) as { isLiked: boolean }
}

const ready = (page: Page) =>
  page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)

// The live build has no mock server inside.
withTransports(['worker', 'in-page'], () => {
  test('a session of calls gets the same responses in the browser as in Node', async ({
    page,
    world,
    consoleErrors,
  }) => {
    consoleErrors.expectError('The mock server refused a call.')
    await world({ clock: NOON })
    await page.goto('/search')
    await ready(page)
    const there = await afternoon(fetchOf(page), '/api/v1')

    const appUrl = new URL(page.url()).origin
    const node = createMockServer({ clock: movableClock({ at: NOON }), strict: 'throw', appUrl })
    const log = console.error
    console.error = () => undefined
    const here = await afternoon(inPageFetch(node, 'http://localhost/api/v1'), 'http://localhost/api/v1')
    console.error = log
    for (const [at, response] of here.entries()) expect(there[at]).toEqual(response)
  })

  test('changes are still there after a reload, and in another tab', async ({ page, context }) => {
    await page.goto('/search')
    await ready(page)
    await statsOf(page, 'POST')
    const other = await context.newPage()
    await other.goto('/search')
    await ready(other)
    expect((await statsOf(other)).isLiked).toBe(true)
    await statsOf(other, 'DELETE')
    expect((await statsOf(page)).isLiked).toBe(false)
    await statsOf(page, 'POST')
    await page.reload()
    await ready(page)
    expect((await statsOf(page)).isLiked).toBe(true)
  })

  test('a second tab gets its responses if the browser cannot look for a newer worker', async ({ page, context }) => {
    await page.goto('/search')
    await ready(page)
    const other = await context.newPage()
    await other.addInitScript(() => {
      const fail = () => Promise.reject(new TypeError('Failed to update a ServiceWorker.'))
      if ('serviceWorker' in navigator)
        Object.defineProperty(ServiceWorkerRegistration.prototype, 'update', { value: fail })
    })
    await other.goto('/explore')
    await expect(other.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
  })

  test('the server aborts a call that the page aborts', async ({ page, world }) => {
    const backend = await world({ faults: [{ operation: 'searchTags', hold: true }] })
    await page.goto('/search')
    await ready(page)
    await page.evaluate(() => {
      const giveUp = new AbortController()
      const { perigee } = window as unknown as { perigee: DeveloperHandle & { giveUp: () => void } }
      perigee.giveUp = () => giveUp.abort()
      perigee.fetch!('/api/v1/characters/tags/search?q=sea', { signal: giveUp.signal }).catch(() => undefined)
    })
    const outcome = async () => (await backend.calls('searchTags')).at(-1)?.outcome
    await expect.poll(outcome).toBe('under way')
    await page.evaluate(() => (window as unknown as { perigee: { giveUp: () => void } }).perigee.giveUp())
    await expect.poll(outcome).toBe('aborted')
  })

  test('a page reloaded without its worker still gets its responses, and loads once', async ({ page, context }) => {
    await page.goto('/explore')
    await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.reload', { ignoreCache: true })
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
    expect(loads).toBe(1)
  })

  test('without workers and storage, the page runs the server itself, and logs this once', async ({ page }) => {
    const printed: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('The mock server')) printed.push(message.text())
    })
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
      // Firefox runs this in the empty page too, which is not secure and has no workers.
      if ('serviceWorker' in navigator) Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse })
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    })
    await page.goto('/explore')
    await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
    expect(printed.filter((text) => text.includes('memory only'))).toHaveLength(1)
    expect(printed.filter((text) => text.includes('in the page')).length).toBeLessThanOrEqual(1)
  })

  test('the app starts in a browser that refuses its storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await page.goto('/explore?panel=on')
    await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^mock/ })).toBeVisible()
    await expect(page.locator('main h3').first()).toBeVisible()
  })
})
