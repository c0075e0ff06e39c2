import { ApiError } from '#src/api/ApiError.ts'

/** The toast of a like or unlike that failed, by status; none where the sign-in prompt opens instead (B8.3). */
export function likeFailureToast(error: unknown): string | undefined {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === undefined) return 'An unexpected error occurred.'
  if (status === 401) return undefined
  if (status === 403) return 'You cannot perform this action.'
  if (status === 404) return 'Character not found.'
  return `Request failed with status ${status}.`
}
