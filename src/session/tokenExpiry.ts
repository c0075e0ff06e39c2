import { decodeJwt } from 'jose'

/**
 * Whether an access token's time has passed, by its own `exp` (seconds). A token without one, or one that cannot be
 * read, is left to the server to judge (NS-05).
 */
export function hasExpired(token: string, nowMs: number): boolean {
  try {
    const { exp } = decodeJwt(token)
    return exp !== undefined && exp * 1000 <= nowMs
  } catch {
    console.error('Invalid token') // A8-36
    return false
  }
}
