import { ApiError } from './ApiError.ts'

/** Logs a failure; for a call, with its address and its response. */
export function logFailure(text: string, error: unknown): void {
  const call = error instanceof ApiError ? error.call : undefined
  console.error(text, ...(call === undefined ? [] : [call]), error)
}
