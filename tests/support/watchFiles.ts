import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { requestsInFlight } from './requestsInFlight.ts'

/**
 * Watches what the page requests from now on. `arrived` waits until files with these names in their addresses were
 * requested, and until no request is in flight. The state `networkidle` does not say this: a page reaches it only once,
 * on a busy machine before it prefetches code.
 */
export function watchFiles(page: Page): { arrived(...names: string[]): Promise<void> } {
  const inFlight = requestsInFlight(page.context())
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return {
    arrived: async (...names) => {
      const missing = () => names.filter((name) => !requested.some((url) => url.includes(name)))
      await expect
        .poll(() => ({ missing: missing(), inFlight: inFlight.size }), 'files in flight')
        .toEqual({ missing: [], inFlight: 0 })
    },
  }
}
