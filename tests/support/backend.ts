import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Situation } from '#mocks/situation/situation.ts'

/** What a test says about the world it needs; the same words as a story's `parameters.world` and as a link's. */
export interface WorldOptions extends Situation {
  /** Retries wait as long as in production (1, 2 and 4 s). Otherwise they do not wait: a failed read is shown at once. */
  realRetries?: boolean
  /** What the browser remembers from an earlier visit, by key, as JSON. */
  storage?: Record<string, unknown>
}

/** The pretend server of one test, wherever it runs. */
export interface Backend {
  /** Every call so far, in order. */
  calls(operation?: OperationId): Promise<LoggedCall[]>
  /** Lets held calls go on; of one operation, or all. */
  release(operation?: OperationId): Promise<void>
  /** From now on, this goes wrong too. */
  fail(...faults: Fault[]): Promise<void>
  /** Whatever went wrong is over. */
  recover(): Promise<void>
  /** Moves the server's clock forward: tokens age. The page's own clock stays as it is where the server is not in it. */
  pass(ms: number): Promise<void>
}
