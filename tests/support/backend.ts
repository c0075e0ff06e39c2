import type { LoggedCall } from '#mocks/callLog.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#mocks/generated/operations.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'

/** What a test says about the world it needs; the same words as a story's `parameters.world`. */
export interface WorldOptions {
  /** Who is signed in; null for nobody. Without it, whoever the scenario says. */
  viewer?: UserKey | null
  scenario?: ScenarioName
  faults?: readonly Fault[]
  latencyMs?: number
  /** Retries wait as long as in production (1, 2 and 4 s). Otherwise they do not wait: a failed read is shown at once. */
  realRetries?: boolean
  /** The moment at which the world's clock stands still. For pictures only: behaviour is tested as time goes by. */
  clock?: string
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
}
