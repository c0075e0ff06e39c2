import type { Browser, Page } from '@playwright/test'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'

const END = "You've reached the end. Can't find who you're looking for?"
const VIEWPORT = { width: 1280, height: 800 }
export const SLOWER = 4
/** The time between two turns of the wheel: a user does not scroll faster. */
const TURN_MS = 40
const PATIENCE_MS = 15 * 60_000

/** A page with the first of two thousand search results. */
export interface ResultsPage {
  page: Page
  /** The addresses of the calls so far. */
  asked: string[]
  close(): Promise<void>
}

/** Serves the live build with the mock server over HTTP, and opens the results in `browser`. */
export async function openResults(browser: Browser): Promise<ResultsPage> {
  await ensureBuild('live')
  const site = await startStaticServer({ folder: buildFolder('live') })
  const api = await startHttpServer({ port: 0, scenario: 'many-characters' })
  const page = await browser.newPage({ viewport: VIEWPORT })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${api.url}/api/`)) asked.push(request.url())
  })
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1` } }))
  await page.goto(`${site.url}search?order=latest`)
  await page.getByRole('article').first().waitFor()
  return {
    page,
    asked,
    async close() {
      await Promise.all([page.close(), site.close(), api.stop()])
    },
  }
}

/** Scrolls with the wheel until the last result is shown. Calls `between` before each turn of the wheel. */
export async function scrollToEnd(page: Page, between?: () => Promise<void>): Promise<void> {
  const started = Date.now()
  while (!(await page.getByText(END).isVisible())) {
    if (Date.now() - started > PATIENCE_MS) throw new Error('The end of the list does not come.')
    await between?.()
    await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2)
    await page.mouse.wheel(0, VIEWPORT.height * 0.8)
    await page.waitForTimeout(TURN_MS)
  }
}

/** Runs the page at a quarter of this machine's speed from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
