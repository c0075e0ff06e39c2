import { sha256 } from '@noble/hashes/sha2.js'
import type { LoggedCall } from './callLog.ts'

/**
 * A fingerprint of what was called and how each call ended. Times and order are left out: calls that run side by side
 * arrive in any order.
 */
export function logHash(calls: readonly LoggedCall[]): string {
  const lines = calls.map(({ method, path, operation, status, outcome, why }) =>
    JSON.stringify([method, path, operation, status, outcome, why]),
  )
  const bytes = sha256(new TextEncoder().encode(lines.sort().join('\n')))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
