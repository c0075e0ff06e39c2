import { isRecord } from '#src/lib/isRecord.ts'
import { isNetworkError, isTimeoutError } from 'ky'
import type { NotKnown } from './notKnown.ts'

/** The name that the read-only guard (start/readOnlyFetch.ts) gives its refusals. */
export const READ_ONLY_CODE = 'read_only'

interface ApiErrorParts {
  /** HTTP status; absent without an answer of the API. */
  status?: number | undefined
  /** The response's body, parsed if it was JSON. */
  body?: unknown
  /** The message if the server sent none. */
  fallback?: string | undefined
  /** The server's field with priority: `message` for the two password-reset calls. */
  firstWords?: 'detail' | 'message' | undefined
  /** The call and its response, as a line for the console (callLine.ts). */
  call?: string | undefined
  /** The call changes something (writes.ts). */
  writes?: boolean | undefined
  retryAfterMs?: number | undefined
  cause?: unknown
}

/**
 * The error of every failed call. `message` is for users: the server's message, otherwise the call's
 * fallback. Where the server sent a list or an object, its parts are lines.
 */
export class ApiError extends Error {
  readonly status: number | undefined
  readonly body: unknown
  /** The call's own message for this failure; it is logged. */
  readonly fallback: string | undefined
  /** The server's message, if there is one. */
  readonly words: string | undefined
  /** The call and its response, for the console; absent if the error belongs to no call. */
  readonly call: string | undefined
  /** The call is a write: it may have arrived, so it is not retried automatically. */
  readonly writes: boolean
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs: number | undefined
  /** For a write whose result is unknown: the message to show (writing.ts). */
  notKnown: NotKnown | undefined

  constructor({
    status,
    body,
    fallback,
    firstWords = 'detail',
    call,
    writes = false,
    retryAfterMs,
    cause,
  }: ApiErrorParts) {
    const words = wordsOf(body, firstWords)
    super(words ?? fallback ?? (status === undefined ? 'The server did not answer.' : 'The request failed.'), {
      cause,
    })
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.fallback = fallback
    this.words = words
    this.call = call
    this.writes = writes
    this.retryAfterMs = retryAfterMs
  }

  /** The call was never sent, because the environment is read-only. */
  get isReadOnly(): boolean {
    return isRecord(this.body) && this.body.code === READ_ONLY_CODE
  }

  /** The client or a proxy timed out: the server may still be working on it. */
  get isLate(): boolean {
    return this.cause instanceof NoResponseInTime
  }

  /** The form field that the server names, in the format of sign-up and account update. */
  get field(): { field: string; message: string } | undefined {
    const detail = isRecord(this.body) ? this.body.detail : undefined
    return isRecord(detail) && typeof detail.field === 'string' && typeof detail.message === 'string' && this.words
      ? { field: detail.field, message: detail.message }
      : undefined
  }
}

export class NoResponseInTime extends Error {
  override readonly message = 'There was no response in time.'
}

/** Runs a call. The message of a failure is the server's, otherwise `fallback`. */
export async function failingAs<T>(fallback: string, call: Promise<T>, firstWords?: 'detail' | 'message'): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // an abort or a bug is not a failed call
    const { status, body, call: line, writes, retryAfterMs, cause } = error
    throw new ApiError({ status, body, fallback, firstWords, call: line, writes, retryAfterMs, cause })
  }
}

/**
 * Runs a call and parses its response. A response that `parse` cannot use (undefined)
 * is a failure too, with the call's own message.
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
 * Converts an error of a request into an ApiError; aborts and bugs are returned unchanged. ky's errors are dropped:
 * their messages contain the whole address, they hold the request with its headers, and errors are logged.
 */
export function asApiError(error: unknown, made: Pick<ApiErrorParts, 'call' | 'writes'> = {}): unknown {
  if (isNetworkError(error)) return new ApiError({ ...made, cause: error.cause })
  if (isTimeoutError(error)) return new ApiError({ ...made, cause: new NoResponseInTime() })
  if (!(error instanceof ApiError)) return error
  const { status, body, retryAfterMs, cause } = error
  return new ApiError({ ...made, status, body, retryAfterMs, cause })
}

/**
 * Whether the result of a call is unknown: no answer of the API, or a failure of the server itself, which may follow
 * storing. A 4xx is a result.
 */
export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error.status !== undefined && error.status >= 400 && error.status < 500)
}

/** The server says that what the call names does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The call had no token, or one that the server refuses. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** For deletions and look-ups: what the server does not find is gone. */
export function unlessNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error
}

/** Whether a retry may succeed: the server could not be reached or failed itself. A 4xx is final. */
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

/** Only strings and numbers can be shown; nested values would be shown as "[object Object]". */
function joined(parts: unknown[]): string | undefined {
  const lines = parts.filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number')
  return lines.length > 0 ? lines.join('\n') : undefined
}
