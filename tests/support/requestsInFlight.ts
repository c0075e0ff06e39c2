import type { BrowserContext, Request } from '@playwright/test'

/** The requests of a browser context that have no end yet; the set changes with them. */
export function requestsInFlight(context: BrowserContext): ReadonlySet<Request> {
  const inFlight = new Set<Request>()
  context.on('request', (request) => void inFlight.add(request))
  context.on('requestfinished', (request) => void inFlight.delete(request))
  context.on('requestfailed', (request) => void inFlight.delete(request))
  return inFlight
}
