import { isRecord } from '#src/lib/isRecord.ts'
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky'

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

  constructor({ status, body, fallback, firstWords = 'detail', call, cause }: ApiErrorParts) {
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
  }

  /** The form field the server names, as sign-up and account update send it (A8-04 … A8-06). */
  get field(): { field: string; message: string } | undefined {
    const detail = isRecord(this.body) ? this.body.detail : undefined
    return isRecord(detail) && typeof detail.field === 'string' && typeof detail.message === 'string' && this.words
      ? { field: detail.field, message: detail.message }
      : undefined
  }
}

/** Runs a call. If it fails, the server's own words win; `fallback` speaks otherwise. */
export async function failingAs<T>(fallback: string, call: Promise<T>, firstWords?: 'detail' | 'message'): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // an abort or a bug is not a failed call
    const { status, body, call: line, cause } = error
    throw new ApiError({ status, body, fallback, firstWords, call: line, cause })
  }
}

/** `failingAs` for a read whose response has to have a body: a 200 that says nothing is a failure too. */
export async function readingAs<T>(fallback: string, call: Promise<T>): Promise<T> {
  const data = await failingAs(fallback, call)
  if (data === undefined) throw new ApiError({ status: 200, fallback })
  return data
}

/**
 * Turns whatever a request threw into an ApiError; aborts and bugs come back as they are. What ky threw is left behind:
 * its texts name the whole address and it holds the request with its headers, and errors go to the console.
 */
export function asApiError(error: unknown, call?: string): unknown {
  if (isHTTPError(error)) return new ApiError({ status: error.response.status, body: error.data, call })
  if (isNetworkError(error)) return new ApiError({ call, cause: error.cause })
  if (isTimeoutError(error)) return new ApiError({ call, cause: new Error('There was no response in time.') })
  if (error instanceof ApiError) return new ApiError({ status: error.status, body: error.body, call })
  return error
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
