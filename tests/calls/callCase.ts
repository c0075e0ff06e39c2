import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import type { CallOptions } from '#src/api/calls/http.ts'
import type { Callers } from './caller.ts'

/** One response that the contract lists for an operation, and a call that produces it. */
export interface CallCase {
  operation: OperationId
  status: number
  /** Completes "returns 404 when …". */
  when: string
  /** The user who makes the call; absent: signed out. */
  viewer?: UserKey
  scenario?: ScenarioName
  faults?: readonly Fault[]
  /** Makes the call, after other calls that create its preconditions as the user who is allowed to. */
  call(me: CallOptions, callers: Callers): Promise<unknown>
  /** The response body, or the error body. Compared with toMatchObject. */
  response?: unknown
}
