import type { Database } from '#mocks/db/database.ts'

/** These tokens work for every sign-up, any number of times. The second one is the example in the contract. */
const BETA_TOKENS = ['PERIGEE-BETA', 'PERIGEE-BETA-2026']
/** Each token with this prefix works once: PERIGEE-ONCE-A, PERIGEE-ONCE-B, … */
const ONCE = 'PERIGEE-ONCE-'

export function isGoodBetaToken(db: Database, token: string): boolean {
  if (BETA_TOKENS.includes(token)) return true
  if (!token.startsWith(ONCE) || token === ONCE) return false
  return db.users.findFirst((q) => q.where({ betaToken: token })) === undefined
}
