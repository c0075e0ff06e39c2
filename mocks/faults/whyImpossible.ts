import { allOperations, operationOf } from '#mocks/strict/operations.ts'
import type { Fault } from './fault.ts'

/**
 * Why there can be no such fault; undefined where there can. The types say so already; links, scenarios and a
 * developer's console are reached by values that TypeScript never saw.
 */
export function whyImpossible({ operation, status, offContract }: Fault): string | undefined {
  if (operation === '*') {
    if (status === undefined || status === 401 || (status >= 500 && status <= 504)) return undefined
    return `Every call can return 401 or 500 to 504, not ${status}.`
  }
  if (!allOperations.some(({ id }) => id === operation)) return `The contract has no operation ${operation}.`
  if (status === undefined || offContract) return undefined
  const documented = Object.keys(operationOf(operation).responses)
  if (documented.includes(String(status)) || (status >= 500 && documented.includes('default'))) return undefined
  return `The contract lists no ${status} for ${operation} (${documented.join(', ')}). Set offContract to return it all the same.`
}
