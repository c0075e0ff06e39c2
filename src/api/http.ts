import type { QueryClient } from '@tanstack/react-query'
import ky, { type KyInstance } from 'ky'
import { CALL_TIMEOUT_MS } from '#src/product/limits.ts'
import { ApiError, asApiError } from './ApiError.ts'

interface ConnectionParts {
  /** Where the API is, without a trailing slash. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  /** The bearer token of this moment, if anyone is signed in. */
  accessToken(): string | undefined
  /**
   * Called when a call made with `refused` came back 401. Answers the token to try once more with, or undefined when
   * there is none; any number of calls share one refresh (A4.1-24 … A4.1-27).
   */
  renewedToken(refused: string | undefined): Promise<string | undefined>
  /** Called when a call stays 401 for good (A2.14-06). */
  onUnauthorised(): void
}

export interface CallOptions extends RequestInit {
  /** Whose connection to use; TanStack Query hands it to every query and mutation function. */
  client: QueryClient
  /** A 401 of this call does not open the sign-in prompt (the profile at start-up, AMB-08). */
  quiet?: boolean
  /** A 401 of this call is final: no refresh, no second try (the profile read after a refresh). */
  final?: boolean
}

/** Keyed by the world's own QueryClient, so no connection is anyone else's. */
const connections = new WeakMap<QueryClient, { http: KyInstance; parts: ConnectionParts }>()

/** Ties a QueryClient to a server: from here on `request(…, { client })` goes there. */
export function connect(client: QueryClient, parts: ConnectionParts): void {
  connections.set(client, { http: createHttp(parts), parts })
}

function createHttp({ baseUrl, fetch, accessToken, renewedToken }: ConnectionParts): KyInstance {
  return ky.create({
    prefix: baseUrl,
    fetch: (input, init) => fetch(input, init),
    timeout: CALL_TIMEOUT_MS,
    // Only for the one try after a refresh; retries after failures belong to TanStack Query (A9-33, A9-35).
    retry: { limit: 1, shouldRetry: () => false },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = accessToken()
          if (token && !request.headers.has('Authorization') && !isSigningIn(request.url)) {
            request.headers.set('Authorization', `Bearer ${token}`)
          }
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount, options }) => {
          if (response.status !== 401 || retryCount > 0) return undefined
          if (options.context.final || isSigningIn(request.url)) return undefined
          const token = await renewedToken(bearerOf(request))
          if (!token || request.signal.aborted) return undefined
          const headers = new Headers(request.headers)
          headers.set('Authorization', `Bearer ${token}`)
          return ky.retry({ request: new Request(request, { headers }), delay: 0, code: 'NEW_TOKEN' })
        },
      ],
    },
  })
}

/** Login, register and refresh never refresh, retry or prompt (AMB-08). */
function isSigningIn(url: string): boolean {
  return url.includes('/auth/jwt/')
}

function bearerOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '')
}

/**
 * Every generated call goes through here: sends it over its client's connection and answers the parsed body
 * (a `File` for downloads, `undefined` where there is no body). Failures are `ApiError`s.
 */
export async function request<T>(
  url: string,
  { client, quiet = false, final = false, ...init }: CallOptions,
): Promise<T> {
  const connection = connections.get(client)
  if (!connection) throw new Error('This QueryClient has no connection: call connect(queryClient, …) first.')
  try {
    const response = await connection.http(url, { ...init, headers: init.headers ?? {}, context: { final } })
    return (await bodyOf(response)) as T
  } catch (thrown) {
    const error = asApiError(thrown)
    if (error instanceof ApiError && error.status === 401 && !quiet && !isSigningIn(url))
      connection.parts.onUnauthorised()
    throw error
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const disposition = response.headers.get('Content-Disposition')
  const type = response.headers.get('Content-Type') ?? ''
  if (disposition?.startsWith('attachment')) return new File([await response.blob()], fileNameOf(disposition), { type })
  const text = await response.text()
  if (text === '') return undefined
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ status: response.status, body: text, cause })
  }
}

/** RFC 6266: `filename*` (percent-encoded UTF-8) wins over `filename`; '' when neither is given. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A name that cannot be decoded is no name; the plain one follows.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]?.trim() ?? ''
}
