import { chatIdIn } from '#src/api/cache/earlyResponses.ts'
import type { PageVisit } from '#src/product/pages.ts'
import { hasExpired } from '#src/session/tokenExpiry.ts'
import { askForPictures } from './earlyPictures.ts'

/** The first requests of a cold visit to `page`, with the addresses of the generated client. */
export function firstCallsOf(page: PageVisit | undefined): string[] {
  return spelt(page, page?.firstCalls)
}

/** Requests for members only. */
export function firstMemberCallsOf(page: PageVisit | undefined): string[] {
  return spelt(page, page?.firstMemberCalls)
}

function spelt(page: PageVisit | undefined, calls: readonly string[] = []): string[] {
  return calls.map((call) =>
    call.replaceAll(/(=?)(\$\w+)/g, (_both, equals: string, name: string) => {
      const value = decoded(page?.params[name] ?? '')
      return equals ? `=${asQueryValue(value)}` : encodeURIComponent(value)
    }),
  )
}

/** Browsers leave some characters of an address unescaped, and a `%` may be literal. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const asQueryValue = (value: string) => new URLSearchParams({ '': value }).toString().slice(1)

/** The requests that become possible with a chat: it has messages. */
function callsAfter(chat: unknown): string[] {
  const id = chatIdIn(chat)
  return id === undefined ? [] : [`/chats/${encodeURIComponent(id)}/messages`]
}

/**
 * Passes the parsed content of a response to `use`, unless it is not JSON, and returns an equal response. Not by a copy:
 * both halves of a copied body arrive several tasks later. A body that the app never uses is read, too: otherwise it
 * would keep its connection, of which a browser opens six for a server. Without `use` it stays as it is: to read
 * 20,001 messages twice took a seventh of their cold load.
 */
async function readEarly(response: Response, use?: (content: unknown) => void): Promise<Response> {
  const body = await response.arrayBuffer()
  try {
    use?.(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    // The app reports it.
  }
  return new Response(body.byteLength > 0 ? body : null, response)
}

export interface EarlyCalls {
  /** The response of an identical request that is in flight, once; undefined if there is none. */
  take(request: Request): Promise<Response> | undefined
}

/**
 * Starts the first requests of `page` at once, with the stored token if there is one. The server would refuse a stale
 * token: then the requests wait for the app, which refreshes it first.
 */
export function startEarlyCalls(
  page: PageVisit | undefined,
  baseUrl: string,
  accessToken: string | undefined,
): EarlyCalls {
  const underWay = new Map<string, Promise<Response>>()
  const headers = accessToken ? { Authorization: `Bearer ${accessToken}` } : undefined
  const isLate = accessToken !== undefined && hasExpired(accessToken, Date.now())
  const start = (call: string) => {
    const request = new Request(baseUrl + call, { cache: 'no-store', ...(headers && { headers }) })
    const response = fetch(request).then((arrived) => {
      if (call.startsWith('/chats/?'))
        return readEarly(arrived, (chat) => arrived.ok && callsAfter(chat).forEach(start))
      return readEarly(arrived, call === calls[0] ? askForPictures : undefined)
    })
    // The app may never use it; a rejection without a listener would be an error in the console.
    response.catch(() => undefined)
    underWay.set(keyOf(request), response)
  }
  const calls = isLate ? [] : [...firstCallsOf(page), ...(accessToken ? firstMemberCallsOf(page) : [])]
  calls.forEach(start)
  return {
    take: (request) => {
      const key = keyOf(request)
      const response = underWay.get(key)
      underWay.delete(key)
      return response
    },
  }
}

function keyOf(request: Request): string {
  return `${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''}`
}
