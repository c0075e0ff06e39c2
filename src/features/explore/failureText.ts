import { toldBy } from '#src/api/failureTexts.ts'

/** What a row says when it could not be read: the failure's own words, if it has any (A2.5-15, A2.5-16, AMB-26). */
export function failureText(error: unknown): string {
  return `Could not load characters: ${toldBy(error, '').trim() || 'An unknown error occurred'}`
}
