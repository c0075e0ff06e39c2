import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/**
 * Watches what the page requests from now on. `arrived` waits until files with these names in their addresses were
 * requested, and until no request is in flight. The state `networkidle` does not say this: a page reaches it only once,
 * on a busy machine before it prefetches code.
 */
export function watchFiles(page: Page): { arrived(...names: string[]): Promise<void> } {
  const inFlight = new Set<Request>()
  const requested: string[] = []
  page.on('request', (request) => {
    inFlight.add(request)
    requested.push(request.url())
  })
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  return {
    arrived: async (...names) => {
      const missing = () => names.filter((name) => !requested.some((url) => url.includes(name)))
      await expect
        .poll(() => ({ missing: missing(), inFlight: inFlight.size }), 'files in flight')
        .toEqual({ missing: [], inFlight: 0 })
    },
  }
}
