import { CHAT_LIST_PAGE_SIZE, FIRST_PAGE, HOME_ROW_CARDS, SIMILAR_SLIDER_CARDS } from '#src/product/limits.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'
import { hasExpired } from '#src/session/tokenExpiry.ts'

/**
 * The calls a cold visit to `path` will make first, as the generated client would spell them. They are started before
 * the app's code has arrived; earlyCalls.test.ts compares them with the generated client.
 */
export function firstCallsOf(path: string): string[] {
  if (path === '/' || path === '/explore') {
    return LISTING_ORDERS.map((sort) => `/characters?page=${FIRST_PAGE}&limit=${HOME_ROW_CARDS}&sort=${sort}`)
  }
  const character = /^\/character\/([^/]+)\/?$/.exec(path)?.[1]
  if (character !== undefined) {
    const one = `/characters/${reencoded(character)}`
    return [one, `${one}/similar?num_characters=${SIMILAR_SLIDER_CARDS + 1}`]
  }
  return []
}

/** Those that are made for members only: a visitor is never asked to sign in by a call. */
export function firstMemberCallsOf(path: string): string[] {
  return /^\/chats\/?$/.test(path) ? [`/chats/me?page=${FIRST_PAGE}&limit=${CHAT_LIST_PAGE_SIZE}`] : []
}

/** A part of the address as the client writes it: browsers leave some signs as they are. */
function reencoded(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}

export interface EarlyCalls {
  /** The answer that is already under way to this very request, once; undefined when there is none. */
  take(request: Request): Promise<Response> | undefined
}

/**
 * Starts the first calls of `address` at once, with the stored token if there is one. A token whose time has passed would
 * only be refused: then the calls wait for the app, which renews it first (A4.1-04).
 */
export function startEarlyCalls(address: string, baseUrl: string, accessToken: string | undefined): EarlyCalls {
  const underWay = new Map<string, Promise<Response>>()
  const headers = accessToken ? { Authorization: `Bearer ${accessToken}` } : undefined
  const isLate = accessToken !== undefined && hasExpired(accessToken, Date.now())
  const calls = isLate ? [] : [...firstCallsOf(address), ...(accessToken ? firstMemberCallsOf(address) : [])]
  for (const call of calls) {
    const request = new Request(baseUrl + call, { ...(headers && { headers }) })
    const answer = fetch(request)
    // Whoever takes it hears of a failure; nobody has to.
    answer.catch(() => undefined)
    underWay.set(keyOf(request), answer)
  }
  return {
    take: (request) => {
      const key = keyOf(request)
      const answer = underWay.get(key)
      underWay.delete(key)
      return answer
    },
  }
}

function keyOf(request: Request): string {
  return `${request.method} ${request.url} ${request.headers.get('Authorization') ?? ''}`
}
