import { type ExchangeLog, exchangeOf } from '../capture/exchangeLog.ts'
import { findOperation } from '../strict/operations.ts'
import type { DepartureLog } from './departure.ts'
import { departuresOf } from './departuresOf.ts'

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
  return async (input, init) => {
    const request = new Request(input, init)
    const at = new Date().toISOString()
    const sent = exchanges && request.clone()
    const response = await fetch(request)
    const base = new URL(baseUrl, request.url).href
    const found = request.url.startsWith(`${base}/`) ? findOperation(request, base) : { near: undefined }
    if ('operation' in found) {
      const copy = response.clone()
      if (sent) void exchangeOf(sent, response.clone(), at).then((one) => one && exchanges.add(one))
      // The app reports a truncated body.
      departuresOf(found.operation, copy).then(log.add, () => undefined)
    }
    return response
  }
}
