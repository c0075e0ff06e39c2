import { ApiError } from '#src/api/ApiError.ts'

/** What proxies say in the place of a server that is out of reach. */
const OUT_OF_REACH = [502, 503, 504]

/**
 * Whether the server has not answered a question about the session (NS-42): no response, a broken-off body, a time-out, a
 * request that was cut off because the page is left, or 502, 503 and 504. An unusable body is an answer: a failure.
 */
export function isNoAnswer(error: unknown): boolean {
  return !(error instanceof ApiError && error.status !== undefined && !OUT_OF_REACH.includes(error.status))
}
