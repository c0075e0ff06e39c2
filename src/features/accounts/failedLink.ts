import { isUnanswered } from '#src/api/ApiError.ts'
import { notKnownOf, saidOr } from '#src/api/failureTexts.ts'
import type { Outcome } from './LinkOutcome.tsx'

/** What a link's page says of a failure. A refusal that may come from an earlier call is not called one (NS-44). */
export function failedLink(error: Error, text: string): Outcome {
  const notKnown = notKnownOf(error)
  const isRefusal = !isUnanswered(error)
  return { kind: 'error', text: notKnown && isRefusal ? '' : saidOr(error, text), notKnown }
}
