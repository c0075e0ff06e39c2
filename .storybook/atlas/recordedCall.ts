import type { Circumstance, LoggedCall } from '#mocks/calls/callLog.ts'

/** A call as the atlas holds it. */
export interface RecordedCall {
  operation: string
  /** Its status; 'none' without a response, 'pending' while it is under way. */
  outcome: string
  /** What it went through; 'empty' for a list with nothing in it. */
  circumstances: string[]
}

/** Undefined for a call of which a person sees nothing: unknown to the contract, or given up before anything happened to it. */
export function recordedCall(call: LoggedCall, isEmpty: boolean): string | undefined {
  const { operation, outcome, status, circumstances = [] } = call
  if (!operation || (outcome === 'aborted' && circumstances.length === 0)) return undefined
  const result = status ?? (outcome === 'under way' || outcome === 'aborted' ? 'pending' : 'none')
  const marks: (Circumstance | 'empty')[] = [...circumstances, ...(isEmpty ? (['empty'] as const) : [])]
  return [operation, result, ...marks.toSorted()].join(' ')
}

/** The parts of what `recordedCall` wrote. */
export function readCall(text: string): RecordedCall {
  const [operation = '', outcome = '', ...circumstances] = text.split(' ')
  return { operation, outcome, circumstances }
}
