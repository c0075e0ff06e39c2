import type { Circumstance, LoggedCall } from '#mocks/calls/callLog.ts'

/** A call in the atlas. */
export interface RecordedCall {
  operation: string
  /** Its status; 'none' without a response, 'pending' while it is in flight. */
  outcome: string
  /** The simulated conditions of the call; 'empty' for an empty list. */
  circumstances: string[]
}

/**
 * Serializes a call. Returns undefined for a call without a visible effect: one that the contract does not contain, or
 * one that was aborted under no simulated condition.
 */
export function recordedCall(call: LoggedCall, isEmpty: boolean): string | undefined {
  const { operation, outcome, status, circumstances = [] } = call
  if (!operation || (outcome === 'aborted' && circumstances.length === 0)) return undefined
  const result = status ?? (outcome === 'under way' || outcome === 'aborted' ? 'pending' : 'none')
  const marks: (Circumstance | 'empty')[] = [...circumstances, ...(isEmpty ? (['empty'] as const) : [])]
  return [operation, result, ...marks.toSorted()].join(' ')
}

/** Parses the result of `recordedCall`. */
export function readCall(text: string): RecordedCall {
  const [operation = '', outcome = '', ...circumstances] = text.split(' ')
  return { operation, outcome, circumstances }
}
