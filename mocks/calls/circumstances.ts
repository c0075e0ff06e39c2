import type { Trouble } from '#mocks/faults/trouble.ts'
import { checkResponse } from '#src/contract/strict/checkResponse.ts'
import type { Operation } from '#src/contract/strict/operations.ts'
import type { Circumstance } from './callLog.ts'

/** From here on a person sees that something loads. */
const SLOW_MS = 1_000

/** The circumstances of a call; `delayMs` is its whole delay. */
export function circumstancesOf({ held, network, isStored }: Trouble, delayMs: number): Circumstance[] {
  const circumstances = { held: held !== undefined, slow: delayMs >= SLOW_MS, network: network !== undefined }
  return Object.entries({ ...circumstances, stored: isStored }).flatMap(([name, is]) =>
    is ? [name as Circumstance] : [],
  )
}

/**
 * Whether the response of a fault has a body that the contract does not describe. A failing status without words (`{}`)
 * is an ordinary failure.
 */
export async function isMalformed(operation: Operation, { faults }: Trouble, response: Response): Promise<boolean> {
  if (faults.some(({ shape }) => shape !== undefined)) return true
  return response.ok && (await checkResponse(operation, response)).length > 0
}
