import type { Exchange } from './exchange.ts'

/** The maximum number of calls, more than one bug needs; the oldest are dropped. */
const MAX_EXCHANGES = 3000
const MAX_CHARACTERS = 40_000_000

export interface ExchangeLog {
  add(exchange: Exchange): void
  list(): readonly Exchange[]
  /** Whether the first calls of the session were dropped. */
  isCut(): boolean
}

/** The calls of a page since it was loaded, in the page's memory. */
export function createExchangeLog(): ExchangeLog {
  const exchanges: Exchange[] = []
  let characters = 0
  let cut = false
  const weight = ({ responseBody, requestBody }: Exchange) => (responseBody?.length ?? 0) + (requestBody?.length ?? 0)
  return {
    add(exchange) {
      exchanges.push(exchange)
      characters += weight(exchange)
      while (exchanges.length > MAX_EXCHANGES || (characters > MAX_CHARACTERS && exchanges.length > 1)) {
        characters -= weight(exchanges.shift()!)
        cut = true
      }
    },
    list: () => exchanges,
    isCut: () => cut,
  }
}

/** A call as an exchange, once its response has arrived; undefined if its body is truncated. */
export async function exchangeOf(request: Request, response: Response, at: string): Promise<Exchange | undefined> {
  try {
    const isText = /json|text/.test(response.headers.get('Content-Type') ?? 'text')
    return {
      method: request.method,
      url: request.url,
      requestHeaders: Object.fromEntries(request.headers),
      requestBody: (await request.text()) || undefined,
      status: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: isText ? await response.text() : undefined,
      at,
    }
  } catch {
    return undefined
  }
}
