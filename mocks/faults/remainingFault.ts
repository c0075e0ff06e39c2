import type { Fault } from './fault.ts'
import { isLeft, type PlannedFault } from './faultPlan.ts'

/** The part of a fault that can still apply; undefined for none. A released fault holds no further calls. */
export function remainingFault(planned: PlannedFault): Fault | undefined {
  if (!isLeft(planned)) return undefined
  const { fault, released } = planned
  if (!fault.hold || !released) return fault
  const { hold: _, ...rest } = fault
  const { operation: __, nth: ___, times: ____, stored: _____, ...effect } = rest
  return Object.keys(effect).length > 0 ? rest : undefined
}
