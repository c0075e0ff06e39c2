import type { BrowserContext, Request } from '@playwright/test'

/** Counts the requests of a browser that are in flight. */
export function loadCounter(context: BrowserContext): { underWay(): number } {
  const loading = new Set<Request>()
  context.on('request', (request) => void loading.add(request))
  context.on('requestfinished', (request) => void loading.delete(request))
  context.on('requestfailed', (request) => void loading.delete(request))
  return { underWay: () => loading.size }
}
