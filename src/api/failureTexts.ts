import { ApiError } from './ApiError.ts'

/** What the server said, else the screen's own text for this failure (AMB-07). */
export function saidOr(error: Error, text: string): string {
  return (error instanceof ApiError ? error.words : undefined) ?? text
}

/** The message for one of the form's own fields, if the server's refusal names one (AMB-43). */
export function fieldRefused(error: Error, fields: readonly string[]): Record<string, string> | undefined {
  const refused = error instanceof ApiError ? error.field : undefined
  return refused && fields.includes(refused.field) ? { [refused.field]: refused.message } : undefined
}

/** Whether there was no response, or one that says nothing about what was sent. */
export function isServersFault(error: Error): boolean {
  return !(error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500)
}
