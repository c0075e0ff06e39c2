import { sha256 } from '@noble/hashes/sha2.js'
import type { CallBodies, LoggedCall } from './callLog.ts'

/** A call with its bodies. */
export type Exchange = LoggedCall & Partial<Pick<CallBodies, 'request' | 'response'>>

/**
 * A hash of the calls, their bodies and their outcomes. The order counts where the app determines it: among calls of
 * one address (a refusal, then the retry) and among writes. Reads of several addresses run in parallel and arrive in
 * any order, so their order does not count; nor do times, which differ from run to run.
 */
export function logHash(exchanges: readonly Exchange[]): string {
  const lineOf = ({ method, path, operation, status, outcome, why, request, response }: Exchange) =>
    JSON.stringify([method, path, operation, status, outcome, why, request, response])
  const byAddress = Map.groupBy(exchanges, ({ method, path }) => `${method} ${path}`)
  const writes = exchanges.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  const text = JSON.stringify([
    [...byAddress.keys()].sort().map((address) => byAddress.get(address)?.map(lineOf)),
    writes,
  ])
  const bytes = sha256(new TextEncoder().encode(text))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
