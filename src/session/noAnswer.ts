import { ApiError } from '#src/api/ApiError.ts'

/** Statuses of proxies whose server cannot be reached. */
const OUT_OF_REACH = [502, 503, 504]

/**
 * Whether a question about the session has no response (NS-42): none at all, a truncated body, a time-out, a
 * request that was aborted because the page was left, or 502, 503 and 504. An unusable body is a failure.
 */
export function isNoAnswer(error: unknown): boolean {
  return !(error instanceof ApiError && error.status !== undefined && !OUT_OF_REACH.includes(error.status))
}
