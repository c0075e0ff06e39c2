import { nearestName } from '#mocks/situation/nearestName.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import type { Fault } from './fault.ts'

/** Links do not store numbers with more digits. */
const MOST = 9_999_999

/**
 * The reason why a fault is impossible; undefined for a possible one. The types exclude these too, but links, scenarios
 * and a developer's console pass values that TypeScript did not check.
 */
export function whyImpossible(fault: Fault): string | undefined {
  return whyNoNumber(fault) ?? whyNoStatus(fault)
}

function whyNoNumber({ nth, times, latencyMs, bodyMs }: Fault): string | undefined {
  if (nth !== undefined && ![nth].flat().every(isCount)) return 'nth counts calls from 1.'
  if (times !== undefined && !isCount(times)) return 'times is a whole number from 1.'
  const isDuration = (ms: number | undefined) => ms === undefined || ms === 0 || isCount(ms)
  if (!isDuration(latencyMs) || !isDuration(bodyMs)) return 'A delay is a whole number of milliseconds.'
  return undefined
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MOST
}

function whyNoStatus({ operation, status, offContract }: Fault): string | undefined {
  if (operation === '*') {
    if (status === undefined || status === 401 || (status >= 500 && status <= 504)) return undefined
    return `Every call can return 401 or 500 to 504, not ${status}.`
  }
  const ids = allOperations.map(({ id }) => id)
  if (!ids.includes(operation))
    return `The contract has no operation ${operation}. The nearest name is ${nearestName(operation, ids)}.`
  if (status === undefined) return undefined
  // Programs cannot receive an informational response (1xx).
  if (offContract) return status >= 200 && status <= 599 ? undefined : `A response has a status from 200 to 599.`
  const documented = Object.keys(operationOf(operation).responses)
  if (documented.includes(String(status)) || (status >= 500 && documented.includes('default'))) return undefined
  return `The contract lists no ${status} for ${operation} (${documented.join(', ')}). Set offContract to return it all the same.`
}
