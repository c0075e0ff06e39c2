import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Situation } from '#mocks/situation/situation.ts'

/** The world that a test needs; the same vocabulary as in a story's `parameters.world` and in links. */
export interface WorldOptions extends Situation {
  /** Retry delays are as in production (1, 2 and 4 s). Otherwise they are 0: a failed read is shown at once. */
  realRetries?: boolean
  /** Stored data from an earlier visit, by key, as JSON. */
  storage?: Record<string, unknown>
}

/** The mock server of one test, for every transport. */
export interface Backend {
  /** All calls so far, in order. */
  calls(operation?: OperationId): Promise<LoggedCall[]>
  /** Releases held calls: of one operation, or of all. */
  release(operation?: OperationId): Promise<void>
  /** Adds these faults. */
  fail(...faults: Fault[]): Promise<void>
  /** Removes all faults. */
  recover(): Promise<void>
  /** Moves the server's clock forward, so that tokens expire. Over HTTP, the page's own clock does not move. */
  pass(ms: number): Promise<void>
}
