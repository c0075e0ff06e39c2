import { bytesIn } from '#src/lib/bytesIn.ts'

/**
 * Whether an access token has expired, by its own `exp` (seconds). A token without one, or one that cannot be
 * parsed, is left to the server. No library: boot.ts needs it before any library has loaded.
 */
export function hasExpired(token: string, nowMs: number): boolean {
  const exp = claimsOf(token)?.exp
  return typeof exp === 'number' && exp * 1000 <= nowMs
}

/** Whether a token's content can be parsed. */
export function isReadable(token: string): boolean {
  return claimsOf(token) !== undefined
}

/** A signed token's payload: base64url without padding, UTF-8. */
function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = bytesIn(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
