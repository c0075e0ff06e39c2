import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import type { CallOptions } from '#src/api/http.ts'
import type { Callers } from './caller.ts'

/** One response that the contract lists for an operation, and how it comes about. */
export interface CallCase {
  operation: OperationId
  status: number
  /** Completes "returns 404 when …". */
  when: string
  /** Who is calling; without it, nobody is signed in. */
  viewer?: UserKey
  scenario?: ScenarioName
  faults?: readonly Fault[]
  /** The call; what has to be there before it is called too, by the user who may. */
  call(me: CallOptions, callers: Callers): Promise<unknown>
  /** The response, or the body of the error. Matched, not compared. */
  response?: unknown
}
