import { ApiError, isUnanswered } from './ApiError.ts'
import type { NotKnown } from './notKnown.ts'

/** What the server said, else the screen's own text for this failure (AMB-07). */
export function saidOr(error: Error, text: string): string {
  return (error instanceof ApiError ? error.words : undefined) ?? text
}

/** What a failed call says of itself: the server's words, else the call's own text. Of any other error, `text`. */
export function toldBy(error: unknown, text: string): string {
  return error instanceof ApiError ? error.message : text
}

/** The message for one of the form's own fields, if the server's refusal names one (AMB-43). */
export function fieldRefused(error: Error, fields: readonly string[]): Record<string, string> | undefined {
  const refused = error instanceof ApiError ? error.field : undefined
  return refused && fields.includes(refused.field) ? { [refused.field]: refused.message } : undefined
}

/** Whether there was no response, or one that says nothing about what was sent. */
export function isServersFault(error: Error): boolean {
  return !(error instanceof ApiError) || isUnanswered(error)
}

/** What a failed write leaves open, if anything. */
export function notKnownOf(error: unknown): NotKnown | undefined {
  return error instanceof ApiError ? error.notKnown : undefined
}

/** Whether a screen may say that a write failed: for all anybody can tell it did, or the server says so. */
export function isKnownToFail(error: Error): boolean {
  return !notKnownOf(error) || (error instanceof ApiError && error.status !== undefined && error.status >= 500)
}

/** For places with one text: what the server said, else what is not known, else `text`. */
export function toldOrNotKnown(error: Error, text: string): string {
  return saidOr(error, notKnownOf(error)?.text ?? text)
}
