import { toldBy } from '#src/api/calls/failureTexts.ts'

/** The failure text of a row, with the server's message if there is one. */
export function failureText(error: unknown): string {
  return `Could not load characters: ${toldBy(error, '').trim() || 'An unknown error occurred'}`
}
