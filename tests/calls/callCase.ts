import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import type { CallOptions } from '#src/api/calls/http.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
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

/** The character of every case for 404: private, and another user's. */
const HIDDEN = characterId('the-second-map')

/** A character that the caller may not see does not exist for the caller, and an id of none neither. */
export function notFound(
  operation: OperationId,
  call: (id: string, me: CallOptions) => Promise<unknown>,
  viewer?: UserKey,
): CallCase {
  return {
    operation,
    status: 404,
    when: 'the character is hidden',
    ...(viewer && { viewer }),
    call: (me) => call(HIDDEN, me),
    response: { detail: 'Character not found.' },
  }
}

/** Only its owner changes a character. */
export function notYours(operation: OperationId, call: (id: string, me: CallOptions) => Promise<unknown>): CallCase {
  return {
    operation,
    status: 403,
    when: 'the character is somebody else’s',
    viewer: 'mira',
    call: (me) => call(characterId('nine'), me),
    response: { detail: 'You cannot perform this action.' },
  }
}
