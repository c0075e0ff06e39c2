import type { Page } from '@playwright/test'

/**
 * The bodies of the page's requests to a path of the API from now on; null for a request without one. Only requests over
 * the network have them. The requests are intercepted, because Chromium otherwise reports none of the bodies that
 * `fetch` streams.
 */
export async function bodiesTo(page: Page, method: string, path: string): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/v1${path}`),
    (route, request) => {
      if (request.method() === method) bodies.push(request.postDataJSON())
      return route.fallback()
    },
  )
  return bodies
}
