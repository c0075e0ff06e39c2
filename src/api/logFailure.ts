import { ApiError } from './ApiError.ts'

/** Says in the console what failed; where it was a call, which one and what came back. */
export function logFailure(text: string, error: unknown): void {
  const call = error instanceof ApiError ? error.call : undefined
  console.error(text, ...(call === undefined ? [] : [call]), error)
}
