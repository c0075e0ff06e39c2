import type { SeenFailure } from '#src/contract/capture/failures.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { whyImpossible } from '#mocks/faults/whyImpossible.ts'

/** Converts a failure of a captured session into a planned fault, also one that the contract does not list. */
export function faultOf(failure: SeenFailure): Fault {
  const fault = failure as Fault
  return whyImpossible(fault) === undefined ? fault : ({ ...failure, offContract: true } as Fault)
}
