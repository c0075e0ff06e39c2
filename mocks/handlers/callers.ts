import type { UserRow } from '#mocks/db/database.ts'
import { type Sessions, REFUSALS } from '#mocks/accounts/sessions.ts'
import type { TokenClaims } from '#mocks/accounts/tokens.ts'
import { type Call, fail } from './call.ts'

/** Determines the user of a call from its token. */
export function createCallers(sessions: Sessions) {
  function holder(call: Call, use: TokenClaims['use']): { user: UserRow; sid: string } {
    const token = /^Bearer (\S+)$/i.exec(call.request.headers.get('Authorization') ?? '')?.[1]
    if (!token) return fail(401, REFUSALS.missing)
    const found = sessions.holderOf(token, use)
    if ('refused' in found) return fail(401, found.refused)
    if (call.request.method !== 'GET' && sessions.endsAtFirstWrite(found.sid)) return fail(401, REFUSALS.expired)
    return found
  }

  return {
    /** The signed-in user; without one the call ends with 401. */
    caller: (call: Call): UserRow => holder(call, 'access').user,
    /** The user, if the call has a token; an invalid token still ends the call with 401. */
    viewer: (call: Call): UserRow | undefined =>
      call.request.headers.has('Authorization') ? holder(call, 'access').user : undefined,
    /** The holder of the refresh token. */
    refresher: (call: Call) => holder(call, 'refresh'),
  }
}

export type Callers = ReturnType<typeof createCallers>
