import type { OperationId } from './generated/operations.ts'

/** One call, as the panel lists it. */
export interface LoggedCall {
  /** Counts up from 1. */
  number: number
  method: string
  /** Below the API's base path, with its query. */
  path: string
  operation: OperationId | undefined
  /** When it came in, by the server's clock. */
  at: number
  /** Absent while it is under way, and when there never was an answer. */
  status?: number
  /** How long it took, in real milliseconds. */
  ms?: number
  outcome: 'under way' | 'answered' | 'refused' | 'aborted' | 'failed'
  /** What was wrong with it, for refused and broken ones. */
  problems?: string[]
}

const KEPT = 500

export interface CallLog {
  calls(): readonly LoggedCall[]
  /** Runs after every change; the answer ends it. */
  subscribe(listener: () => void): () => void
  clear(): void
  begin(call: Pick<LoggedCall, 'method' | 'path' | 'operation' | 'at'>): number
  settle(number: number, result: Pick<LoggedCall, 'outcome' | 'status' | 'problems'>): void
}

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let count = 0
  const begun = new Map<number, number>()
  const listeners = new Set<() => void>()

  function put(next: readonly LoggedCall[]) {
    calls = next
    for (const listener of listeners) listener()
  }

  return {
    calls: () => calls,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => put([]),
    begin(call) {
      const number = ++count
      begun.set(number, performance.now())
      put([...calls.slice(-KEPT + 1), { ...call, number, outcome: 'under way' }])
      return number
    },
    settle(number, result) {
      const ms = Math.round((performance.now() - (begun.get(number) ?? 0)) * 10) / 10
      begun.delete(number)
      put(calls.map((call) => (call.number === number ? { ...call, ...result, ms } : call)))
    },
  }
}
