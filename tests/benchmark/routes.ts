import type { Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { pageAt, PAGES } from '#src/product/pages.ts'

interface Route {
  path: string
  /** Waits for the content that a user waits for. */
  settled(page: Page): Promise<void>
}

const LISTED: Route[] = [
  { path: '/explore', settled: (page) => thingsAre(page, 'main h3', 21) },
  { path: '/search?query=sea', settled: (page) => thingsAre(page, 'main article h3', 10) },
  { path: `/users/${userId('saltglass')}`, settled: (page) => thingsAre(page, 'main li h3', 12) },
  { path: `/character/${characterId('mirelle-of-the-tides')}`, settled: quiet },
  { path: `/chat/character/${characterId('mirelle-of-the-tides')}`, settled: quiet },
  // Waits until the first field is enabled. Later loads do not block the user.
  { path: '/characters/create', settled: (page) => page.locator('main input[name=name]:enabled').waitFor() },
  { path: '/reset-password?token=x', settled: quiet },
  { path: '/nowhere', settled: quiet },
]

/** The listed routes, and every other page whose address has no parameter. A new page is included automatically. */
export const ROUTES: Route[] = [
  ...LISTED,
  ...Object.keys(PAGES)
    .filter((page) => !page.includes('$') && LISTED.every(({ path }) => pageAt(path.split('?')[0]!)?.address !== page))
    .map((path) => ({ path, settled: quiet })),
]

/** Waits until this number of elements is rendered, with the pictures in the viewport. */
async function thingsAre(page: Page, selector: string, count: number): Promise<void> {
  await page.waitForFunction(([wanted, least]) => document.querySelectorAll(wanted).length >= least, [
    selector,
    count,
  ] as const)
  await quiet(page)
}

async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.frame-still'))
  await page.waitForLoadState('networkidle')
}
