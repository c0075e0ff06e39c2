import { isUnanswered } from '#src/api/calls/ApiError.ts'
import { notKnownOf, saidOr } from '#src/api/calls/failureTexts.ts'
import type { ShownLinkResult } from './LinkOutcome.tsx'

/** The failure text of an e-mail link's page; '' for a rejection that an earlier request may have caused. */
export function failedLink(error: Error, text: string): ShownLinkResult {
  const notKnown = notKnownOf(error)
  const isRefusal = !isUnanswered(error)
  return { kind: 'error', text: notKnown && isRefusal ? '' : saidOr(error, text), notKnown }
}
