import { chatIdIn } from '#src/api/earlyResponses.ts'
import type { PageVisit } from '#src/product/pages.ts'
import { hasExpired } from '#src/session/tokenExpiry.ts'
import { askForPictures } from './earlyPictures.ts'

/** The calls a cold visit to `page` will make first, as the generated client would spell them. */
export function firstCallsOf(page: PageVisit | undefined): string[] {
  return spelt(page, page?.firstCalls)
}

/** Those that are made for members only. */
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

/** Browsers leave some signs of an address as they are, and `%` may stand alone in it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const asQueryValue = (value: string) => new URLSearchParams({ '': value }).toString().slice(1)

/** The calls that can be made once `call` has its response: a chat that was found has messages (B4.9-03). */
async function nextCallsOf(call: string, response: Response): Promise<string[]> {
  if (!call.startsWith('/chats/?character_id=') || !response.ok) return []
  const id = chatIdIn(await response.json())
  return id === undefined ? [] : [`/chats/${encodeURIComponent(id)}/messages`]
}

export interface EarlyCalls {
  /** The response that is already under way for this very request, once; undefined when there is none. */
  take(request: Request): Promise<Response> | undefined
}

/**
 * Starts the first calls of `page` at once, with the stored token if there is one. A token whose time has passed would
 * only be refused: then the calls wait for the app, which renews it first (A4.1-04).
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
    const request = new Request(baseUrl + call, { ...(headers && { headers }) })
    const response = fetch(request).then(async (arrived) => {
      const next = await nextCallsOf(call, arrived.clone()).catch(() => [])
      next.forEach(start)
      return arrived
    })
    // The app may never take it; a failure without a listener would be an error in the console.
    response.catch(() => undefined)
    if (call === calls[0]) response.then((first) => askForPictures(first.clone())).catch(() => undefined)
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
