import { type ExchangeLog, exchangeOf } from '../capture/exchangeLog.ts'
import { findOperation } from '../strict/operations.ts'
import type { DepartureLog } from './departure.ts'
import { blockedRedirectOf, departuresOf, redirectOf } from './departuresOf.ts'

/**
 * The same `fetch`, with every response of the API checked asynchronously, and stored for a capture; the app
 * does not wait for it.
 */
export function watchResponses(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  log: DepartureLog,
  exchanges?: ExchangeLog,
): typeof globalThis.fetch {
  const redirected = new Set<string>()
  return async (input, init) => {
    const request = new Request(input, init)
    const at = new Date().toISOString()
    const sent = exchanges && request.clone()
    const base = new URL(baseUrl, request.url).href
    const found = request.url.startsWith(`${base}/`) ? findOperation(request, base) : { near: undefined }
    const response = await fetch(request).catch((error: unknown) => {
      if ('operation' in found && redirected.delete(request.url)) log.add(blockedRedirectOf(found.operation))
      throw error
    })
    // The app follows it with the next request.
    if (response.type === 'opaqueredirect') redirected.add(request.url)
    else if ('operation' in found) {
      log.add(redirectOf(found.operation, response, request.url))
      const copy = response.clone()
      if (sent) void exchangeOf(sent, response.clone(), at).then((one) => one && exchanges.add(one))
      // The app reports a truncated body.
      departuresOf(found.operation, copy).then(log.add, () => undefined)
    }
    return response
  }
}
