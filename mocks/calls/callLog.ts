import { createListeners } from '#src/lib/listeners.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'

/** One call, as the panel lists it. */
export interface LoggedCall {
  /** Counts up from 1. */
  number: number
  method: string
  /** Path below the API's base path, with the query string. */
  path: string
  operation: OperationId | undefined
  /** When the request arrived, by the server's clock. */
  at: number
  /** Absent while the call is in flight, and when it got no response. */
  status?: number
  /** Duration in real milliseconds. */
  ms?: number
  outcome: 'under way' | 'answered' | 'refused' | 'aborted' | 'failed'
  /** Contract violations of refused calls and of broken responses. */
  problems?: string[]
  /** The faults and typed words that changed the server's own response. */
  why?: string[]
  /** What it went through besides its response, each once. */
  circumstances?: readonly Circumstance[]
}

/**
 * Held back until it was released; a second late or more; without a whole response, because the connection broke or
 * never came; with a body that the contract does not describe; carried out before its response was lost or replaced.
 */
export type Circumstance = 'held' | 'slow' | 'network' | 'malformed' | 'stored'

/** Request and response of one call, as text; undefined where there was no body, or where it is no longer stored. */
export interface CallBodies {
  headers: Record<string, string>
  request: string | undefined
  response: string | undefined
}

const MAX_CALLS = 500
/** Bodies need much more memory than the log entries. */
const MAX_BODIES = 100

export interface CallLog {
  calls(): readonly LoggedCall[]
  /** Calls `listener` after every change; returns a function that removes it. */
  subscribe(listener: () => void): () => void
  clear(): void
  begin(call: Pick<LoggedCall, 'method' | 'path' | 'operation' | 'at'>): number
  explain(number: number, why: readonly string[]): void
  mark(number: number, circumstances: readonly Circumstance[]): void
  storeRequest(number: number, request: Request): void
  storeResponse(number: number, response: Response): void
  /** The bodies are read only when the panel shows the call. */
  bodiesOf(number: number): Promise<CallBodies | undefined>
  settle(number: number, result: Pick<LoggedCall, 'outcome' | 'status' | 'problems'>): void
}

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let count = 0
  const begun = new Map<number, number>()
  const bodies = new Map<number, { request: Request; response?: Response }>()
  const { notify, subscribe } = createListeners()

  function put(next: readonly LoggedCall[]) {
    calls = next
    notify()
  }

  return {
    calls: () => calls,
    subscribe,
    clear() {
      bodies.clear()
      put([])
    },
    begin(call) {
      const number = ++count
      begun.set(number, performance.now())
      put([...calls.slice(-MAX_CALLS + 1), { ...call, number, outcome: 'under way' }])
      return number
    },
    explain(number, why) {
      put(calls.map((call) => (call.number === number ? { ...call, why: [...(call.why ?? []), ...why] } : call)))
    },
    mark(number, circumstances) {
      if (circumstances.length === 0) return
      put(
        calls.map((call) =>
          call.number === number ? { ...call, circumstances: [...(call.circumstances ?? []), ...circumstances] } : call,
        ),
      )
    },
    storeRequest(number, request) {
      bodies.set(number, { request: request.clone() })
      bodies.delete(number - MAX_BODIES)
    },
    storeResponse(number, response) {
      const stored = bodies.get(number)
      if (stored) stored.response = response.clone()
    },
    async bodiesOf(number) {
      const stored = bodies.get(number)
      if (!stored) return undefined
      const textOf = (body: Request | Response | undefined) =>
        body
          ?.clone()
          .text()
          .then(
            (text) => (text === '' ? undefined : text),
            () => undefined,
          )
      return {
        headers: Object.fromEntries(stored.request.headers),
        request: await textOf(stored.request),
        response: await textOf(stored.response),
      }
    },
    settle(number, result) {
      const ms = Math.round((performance.now() - (begun.get(number) ?? 0)) * 10) / 10
      begun.delete(number)
      put(calls.map((call) => (call.number === number ? { ...call, ...result, ms } : call)))
    },
  }
}
