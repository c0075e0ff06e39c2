// The texts of a write whose result may be unknown. They are not in failureTexts.ts, because every page loads
// that file and few pages need them.
import { ApiError } from './ApiError.ts'
import { notKnownOf, saidOr, toldBy } from './failureTexts.ts'

/**
 * Whether a screen may report a failed write: its failure is certain, or the server reported it.
 */
export function isKnownToFail(error: Error): boolean {
  if (!notKnownOf(error)) return true
  return error instanceof ApiError && error.status !== undefined && error.status >= 500
}

/** For places with one text: the server's message, otherwise what is unknown, otherwise `text`. */
export function toldOrNotKnown(error: Error, text: string): string {
  return saidOr(error, notKnownOf(error)?.text ?? text)
}

/** For places with one text: like `toldBy`; of a write whose failure is not certain, what is unknown. */
export function toldIfCertain(error: unknown, text: string): string {
  const isCertain = !(error instanceof Error) || isKnownToFail(error)
  return isCertain ? toldBy(error, text) : (notKnownOf(error)?.text ?? text)
}
