import { ApiError } from '#src/api/calls/ApiError.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'

/**
 * The toast for a like or unlike that failed or whose result is unknown, by status; undefined if the sign-in
 * prompt opens instead (B8.3).
 */
export function likeFailureToast(error: unknown): string | undefined {
  // The read-only guard of the environment shows its own message.
  if (error instanceof ApiError && error.isReadOnly) return undefined
  const status = error instanceof ApiError ? error.status : undefined
  if (status === undefined) return notKnownOf(error)?.text ?? 'An unexpected error occurred.'
  if (status === 401) return undefined
  if (status === 403) return 'You cannot perform this action.'
  if (status === 404) return 'Character not found.'
  return `Request failed with status ${status}.`
}
