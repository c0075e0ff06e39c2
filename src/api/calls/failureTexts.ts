import { ApiError, isUnanswered } from './ApiError.ts'
import type { NotKnown } from './notKnown.ts'

/** The server's message, otherwise the screen's own text for this failure. */
export function saidOr(error: Error, text: string): string {
  return (error instanceof ApiError ? error.words : undefined) ?? text
}

/** The message of a failed call: the server's, otherwise the call's own. For any other error, `text`. */
export function toldBy(error: unknown, text: string): string {
  return error instanceof ApiError ? error.message : text
}

/** The message for a field of the form, if the server's refusal names one. */
export function fieldRefused(error: Error, fields: readonly string[]): Record<string, string> | undefined {
  const refused = error instanceof ApiError ? error.field : undefined
  return refused && fields.includes(refused.field) ? { [refused.field]: refused.message } : undefined
}

/** Whether there was no response, or one without a result. */
export function isServersFault(error: Error): boolean {
  return !(error instanceof ApiError) || isUnanswered(error)
}

/** What is unknown after a failed write, if anything. */
export function notKnownOf(error: unknown): NotKnown | undefined {
  return error instanceof ApiError ? error.notKnown : undefined
}
