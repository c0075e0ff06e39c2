import type { QueryClient } from '@tanstack/react-query'
import ky, { type KyInstance } from 'ky'
import { CALL_TIMEOUT_MS, RETRY_AFTER_MAX_MS } from '#src/product/limits.ts'
import { ApiError, asApiError, isUnauthorized, NoResponseInTime } from './ApiError.ts'
import { callLine } from './callLine.ts'
import { unlessLeft } from './unlessLeft.ts'
import { unlessEnded } from '#src/world/unlessEnded.ts'
import { fetchFollowing } from './redirects.ts'
import { answerIn, type Besides, withWholeBody } from './responseBody.ts'
import { writes } from './writes.ts'

/** An access token and its sign-in. */
export interface Bearer {
  token: string
  session: number
}

export interface ConnectionParts {
  /** The address of the API, without a trailing slash. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  /** The current time, as `Date.now()`: for dates in responses. */
  now?: () => number
  /** When it is aborted, all calls are, and they never end: no code hears of them. */
  ended?: AbortSignal | undefined
  /** In place of the time limit of each call. */
  callTimeoutMs?: number | undefined
  /** The token for a call, if a user is signed in. */
  bearer(signal: AbortSignal): Promise<Bearer | undefined>
  /** Called for a 401: returns the token for one retry, if there is one. */
  renewed(refused: Bearer, signal: AbortSignal): Promise<Bearer | undefined>
  /** Called when a call is still refused with 401. */
  onUnauthorised(carried: Bearer | undefined): void
  /** Whether the sign-in of a call is still current; a response to an earlier sign-in is dropped. */
  isCurrent(carried: Bearer): boolean
  /**
   * Changes when another user takes over the page (session/person.ts): a call of one user never carries
   * the token of another. Absent if there is only one.
   */
  period?: () => number
}

export interface CallOptions extends RequestInit {
  /** Selects the connection; TanStack Query passes it to every query and mutation function. */
  client: QueryClient
  /** For calls whose response takes longer than usual. @default CALL_TIMEOUT_MS */
  timeoutMs?: number
  /** What the response may be besides JSON. */
  besides?: Besides
  /** Called with the token that the call will carry. */
  onCarried?: (bearer: Bearer) => void
  /** The user of this call: it is not sent as another user. */
  onlyAs?: Bearer
}

/** The state of a call in flight. */
interface Call {
  /** The period of the user who made it. */
  period: number | undefined
  /** Has its own authorization or is a sign-in: never refreshed, retried or prompted for. */
  isOnItsOwn: boolean
  carried?: Bearer | undefined
  onCarried?: ((bearer: Bearer) => void) | undefined
  onlyAs?: Bearer | undefined
  /** The last response. */
  response?: Response | undefined
}

/** Keyed by the world's own QueryClient, so that no two worlds share a connection. */
const connections = new WeakMap<QueryClient, Connection>()

interface Connection {
  http: KyInstance
  parts: ConnectionParts
}

/** Connects a QueryClient to a server: `request(…, { client })` then sends to it. */
export function connect(client: QueryClient, parts: ConnectionParts): void {
  connections.set(client, { http: createHttp(parts), parts })
}

function createHttp({ baseUrl, fetch, bearer, renewed, period }: ConnectionParts): KyInstance {
  return ky.create({
    prefix: baseUrl,
    fetch: (input) => unlessLeft(() => fetchFollowing(fetch, input as Request).then(withWholeBody)),
    // Addresses of this app may contain secrets (`?token=`): no server may learn the page of a call.
    referrerPolicy: 'no-referrer',
    // The browser's cache is the same for all users, and does not know what was just written.
    cache: 'no-store',
    // Only for the one retry after a refresh; retries after failures belong to TanStack Query.
    retry: { limit: 1, shouldRetry: () => false },
    throwHttpErrors: false,
    hooks: {
      beforeRequest: [
        async ({ request, options }) => {
          const call = options.context.call as Call
          if (call.isOnItsOwn) return
          call.carried = await bearer(request.signal)
          if (period?.() !== call.period) throw endedMeanwhile()
          if (call.onlyAs && call.carried?.session !== call.onlyAs.session) throw endedMeanwhile()
          if (call.carried) call.onCarried?.(call.carried)
          if (call.carried) request.headers.set('Authorization', `Bearer ${call.carried.token}`)
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount, options }) => {
          const call = options.context.call as Call
          call.response = response
          if (response.status !== 401 || retryCount > 0 || !call.carried) return undefined
          if (!(await answerIn(response))) return undefined
          const better = await renewed(call.carried, request.signal)
          if (!better) return undefined
          call.carried = better
          call.onCarried?.(better)
          call.response = undefined
          const headers = new Headers(request.headers)
          headers.set('Authorization', `Bearer ${better.token}`)
          return ky.retry({ request: new Request(request, { headers }), delay: 0, code: 'NEW_TOKEN' })
        },
      ],
    },
  })
}

/**
 * Every generated call uses it: sends the call over its client's connection and resolves with the parsed body
 * (a `File` for downloads, `undefined` for deletions). Failures are `ApiError`s; without an answer of the API they have no
 * status.
 */
export async function request<T>(url: string, options: CallOptions): Promise<T> {
  const connection = connections.get(options.client)
  if (!connection) throw new Error('This QueryClient has no connection: call connect(queryClient, …) first.')
  return unlessEnded(connection.parts.ended, send<T>(url, options, connection))
}

async function send<T>(
  url: string,
  { client: _, timeoutMs = CALL_TIMEOUT_MS, onCarried, onlyAs, besides, ...init }: CallOptions,
  { http, parts }: Connection,
): Promise<T> {
  const timeout = parts.callTimeoutMs ?? timeoutMs
  const headers = new Headers(init.headers)
  const isOnItsOwn = headers.has('Authorization') || url.startsWith('/auth/jwt/')
  const call: Call = { isOnItsOwn, period: parts.period?.(), onCarried, onlyAs }
  try {
    const response = await http(url, {
      ...init,
      signal: signalOf(init, parts),
      headers,
      context: { call },
      timeout,
      // A refused call, a refresh and the retry may each take that long; in any case the call ends.
      totalTimeout: 3 * timeout,
    })
    const { status } = response
    const answer = await answerIn(response, init.method === 'DELETE' ? 'nothing' : besides)
    const retryAfterMs = retryAfterOf(response, parts)
    if (!answer)
      throw new ApiError({ retryAfterMs, cause: isProxyTimeout(status) ? new NoResponseInTime() : undefined })
    if (!response.ok) throw new ApiError({ status, body: answer.body, retryAfterMs })
    if (call.carried && !parts.isCurrent(call.carried)) throw endedMeanwhile()
    return answer.body as T
  } catch (thrown) {
    const method = init.method ?? 'GET'
    const line = callLine(method, `${parts.baseUrl}${url}`, call.response)
    const error = asApiError(thrown, { call: line, writes: writes(method, url) })
    if (isUnauthorized(error) && !call.isOnItsOwn && !init.signal?.aborted) parts.onUnauthorised(call.carried)
    throw error
  }
}

function signalOf({ signal }: RequestInit, { ended }: ConnectionParts): AbortSignal | null {
  return signal && ended ? AbortSignal.any([signal, ended]) : (signal ?? ended ?? null)
}

const isProxyTimeout = (status: number) => status === 504 || status === 524

/** When the server asks to come again, in seconds or as a date; at most a minute, in milliseconds. */
function retryAfterOf({ headers }: Response, { now }: ConnectionParts): number | undefined {
  const value = headers.get('Retry-After')?.trim()
  if (!value || !now) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS)
}

function endedMeanwhile() {
  return new DOMException('The session this call was made in has ended.', 'AbortError')
}
