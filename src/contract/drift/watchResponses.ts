import { findOperation } from '../strict/operations.ts'
import type { DepartureLog } from './departure.ts'
import { departuresOf } from './departuresOf.ts'

/** The same `fetch`, with every response of the API held to the contract on the side; the app waits for nothing. */
export function watchResponses(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  log: DepartureLog,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(request)
    const base = new URL(baseUrl, request.url).href
    const found = request.url.startsWith(`${base}/`) ? findOperation(request, base) : { near: undefined }
    if ('operation' in found) {
      const copy = response.clone()
      // A body that breaks off is the app's to notice.
      departuresOf(found.operation, copy).then(log.add, () => undefined)
    }
    return response
  }
}
