import { RETRY_CAP_MS, RETRY_FIRST_MS } from '#src/product/limits.ts'
import { ApiError } from './ApiError.ts'

/** The delay before a retry: 1, 2, 4 … s, at most 30 s. `attempt` counts from 0; `firstRetryMs` is the world's. */
export function retryDelayMs(attempt: number, firstRetryMs = RETRY_FIRST_MS): number {
  return Math.min(Math.max(firstRetryMs, 1) * 2 ** attempt, RETRY_CAP_MS)
}

/** How long the server asks to wait before the call is repeated (`Retry-After`); undefined if it does not. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined
}
