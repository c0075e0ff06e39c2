import type { Database } from '#mocks/db/database.ts'

/** Works for everyone, as often as wanted. The contract's own example does too. */
const BETA_TOKENS = ['PERIGEE-BETA', 'PERIGEE-BETA-2026']
/** Any token that starts so works once: PERIGEE-ONCE-A, PERIGEE-ONCE-B, … */
const ONCE = 'PERIGEE-ONCE-'

export function isGoodBetaToken(db: Database, token: string): boolean {
  if (BETA_TOKENS.includes(token)) return true
  if (!token.startsWith(ONCE) || token === ONCE) return false
  return db.users.findFirst((q) => q.where({ betaToken: token })) === undefined
}
