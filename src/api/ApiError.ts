import { isRecord } from '#src/lib/isRecord.ts'
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import type { NotKnown } from './notKnown.ts'

/** How the lock of a read-only environment (start/readOnlyFetch.ts) marks its refusals. */
export const READ_ONLY_CODE = 'read_only'

interface ApiErrorParts {
  /** HTTP status; absent when no response came at all. */
  status?: number | undefined
  /** The response's body, parsed if it was JSON. */
  body?: unknown
  /** What to say when the server said nothing. */
  fallback?: string | undefined
  /** Which of the server's fields speaks first: `message` for the two password-reset calls (AMB-25). */
  firstWords?: 'detail' | 'message' | undefined
  /** The call and what came back, as a line for the console (callLine.ts). */
  call?: string | undefined
  /** The call changes something (writes.ts). */
  writes?: boolean | undefined
  cause?: unknown
}

/**
 * The one error of a failed call. `message` is what a person may read: the server's own words, else the call's
 * fallback. Where the server sent a list or an object, its parts are lines (A5.6-03, AMB-43).
 */
export class ApiError extends Error {
  readonly status: number | undefined
  readonly body: unknown
  /** The call's own text for this failure; it goes to the console (AMB-07). */
  readonly fallback: string | undefined
  /** What the server said, if it said anything. */
  readonly words: string | undefined
  /** The call and what came back, for the console; absent where the error is of no call. */
  readonly call: string | undefined
  /** The call changes something: it may have arrived, so nothing sends it again by itself. */
  readonly writes: boolean
  /** Of a write of which nobody can tell whether it was carried out: what to say of it (writing.ts). */
  notKnown: NotKnown | undefined

  constructor({ status, body, fallback, firstWords = 'detail', call, writes = false, cause }: ApiErrorParts) {
    const words = wordsOf(body, firstWords)
    super(
      words ??
        fallback ??
        (status === undefined ? 'The server did not answer.' : `Request failed with status ${status}.`),
      {
        cause,
      },
    )
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.fallback = fallback
    this.words = words
    this.call = call
    this.writes = writes
  }

  /** The call was never sent, because the environment is read-only. */
  get isReadOnly(): boolean {
    return isRecord(this.body) && this.body.code === READ_ONLY_CODE
  }

  /** The caller gave up waiting, here or at a proxy: the server may still be at it. */
  get isLate(): boolean {
    return this.status === 504 || this.cause instanceof NoResponseInTime
  }

  /** The form field the server names, as sign-up and account update send it (A8-04 … A8-06). */
  get field(): { field: string; message: string } | undefined {
    const detail = isRecord(this.body) ? this.body.detail : undefined
    return isRecord(detail) && typeof detail.field === 'string' && typeof detail.message === 'string' && this.words
      ? { field: detail.field, message: detail.message }
      : undefined
  }
}

class NoResponseInTime extends Error {
  override readonly message = 'There was no response in time.'
}

/** Runs a call. If it fails, the server's own words win; `fallback` speaks otherwise. */
export async function failingAs<T>(fallback: string, call: Promise<T>, firstWords?: 'detail' | 'message'): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // an abort or a bug is not a failed call
    const { status, body, call: line, writes, cause } = error
    throw new ApiError({ status, body, fallback, firstWords, call: line, writes, cause })
  }
}

/**
 * Runs a call and makes of its response what the app works with. A response of which `parse` makes nothing (undefined)
 * is a failure too, with the call's own text.
 */
export async function parsedAs<T>(
  fallback: string,
  call: Promise<unknown>,
  parse: (response: unknown) => T | undefined,
): Promise<T> {
  const data = parse(await failingAs(fallback, call))
  if (data === undefined) throw new ApiError({ status: 200, fallback })
  return data
}

/**
 * Turns whatever a request threw into an ApiError; aborts and bugs come back as they are. What ky threw is left behind:
 * its texts name the whole address and it holds the request with its headers, and errors go to the console.
 */
export function asApiError(error: unknown, made: Pick<ApiErrorParts, 'call' | 'writes'> = {}): unknown {
  if (isHTTPError(error)) return new ApiError({ ...made, status: error.response.status, body: error.data })
  if (isNetworkError(error)) return new ApiError({ ...made, cause: error.cause })
  if (isTimeoutError(error)) return new ApiError({ ...made, cause: new NoResponseInTime() })
  if (error instanceof ApiError)
    return new ApiError({ ...made, status: error.status, body: error.body, cause: error.cause })
  return error
}

/**
 * Whether a call got no answer that says what became of it: no response, none in time, a body that breaks off, a page of
 * a proxy, or a failure of the server itself, which may come after storing (NS-44). A 4xx is an answer.
 */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error.status !== undefined && error.status >= 400 && error.status < 500)
}

/** Worth another try: the server was out of reach or failed itself. A 4xx will not change its mind (AMB-09). */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status >= 500)
}

function wordsOf(body: unknown, first: 'detail' | 'message'): string | undefined {
  if (!isRecord(body)) return undefined
  const second = first === 'detail' ? 'message' : 'detail'
  return linesOf(body[first]) ?? linesOf(body[second])
}

function linesOf(said: unknown): string | undefined {
  if (typeof said === 'string') return said.trim() === '' ? undefined : said
  if (Array.isArray(said)) return joined(said.map((issue) => (isRecord(issue) ? issue.msg : issue)))
  if (!isRecord(said)) return undefined
  if (typeof said.field === 'string' && typeof said.message === 'string') return linesOf(said.message)
  return joined(Object.values(said).flat())
}

/** Only texts and numbers can be shown; anything deeper would read "[object Object]". */
function joined(parts: unknown[]): string | undefined {
  const lines = parts.filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number')
  return lines.length > 0 ? lines.join('\n') : undefined
}
