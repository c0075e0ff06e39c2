import type { Clock } from '#src/world/World.ts'
import { REMEMBER_ME_DAYS } from '#src/product/limits.ts'
import type { Tokens } from '#src/api/generated/calls.schemas.ts'
import type { Database, UserRow } from '#mocks/db/database.ts'
import { userId, uuidOf } from '#mocks/fixtures/ids.ts'
import { claimsOf, signToken, type TokenClaims } from './tokens.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
/** Lifetime of an access token. */
export const ACCESS_LIFE_S = 15 * MINUTE_S

/** The reasons for refusing a token, as the response states them. */
export const REFUSALS = {
  missing: 'Authentication required to perform this action.',
  invalid: 'Invalid token',
  expired: 'Your session has expired. Please sign in again.',
} as const

export type Holder = { user: UserRow; sid: string } | { refused: string }

/** The id of the session that `signInAs` and scenarios create for a fixture user. It is the same in every world. */
export const sessionIdOf = (key: string) => uuidOf(`session/${key}`)

/** Creates sessions, and finds the user and the session of a token. */
export function createSessions(db: Database, clock: Clock) {
  const nowS = () => Math.floor(clock.now() / 1000)

  let renewals = 0

  function sign(sub: string, sid: string, use: TokenClaims['use'], lifeS: number, which = ''): string {
    const iat = nowS()
    return signToken({ sub, sid, jti: uuidOf(`${sid}/${use}/${iat}${which}`), use, iat, exp: iat + lifeS })
  }

  function tokensFor(sub: string, sid: string, rememberMe: boolean): Required<Tokens> {
    return {
      access_token: sign(sub, sid, 'access', ACCESS_LIFE_S),
      refresh_token: sign(sub, sid, 'refresh', refreshLifeS(rememberMe)),
    }
  }

  return {
    /** Tokens of a fixture user. Makes no call and writes nothing to the database. */
    tokensOf(key: string, { accessLifeS = ACCESS_LIFE_S } = {}): Required<Tokens> {
      const [sub, sid] = [userId(key), sessionIdOf(key)]
      return { ...tokensFor(sub, sid, true), access_token: sign(sub, sid, 'access', accessLifeS) }
    },

    /** The same for a user id. */
    tokensOfId: (id: string): Required<Tokens> => tokensFor(id, sessionIdOf(id), true),

    async open(user: UserRow, rememberMe: boolean): Promise<Required<Tokens>> {
      const sid = await db.nextId('sessions')
      const expires = (nowS() + refreshLifeS(rememberMe)) * 1000
      await db.sessions.create({
        id: sid,
        userId: user.id,
        created_at: new Date(clock.now()).toISOString(),
        expires_at: new Date(expires).toISOString(),
        revoked: false,
        endsAtFirstWrite: false,
      })
      return tokensFor(user.id, sid, rememberMe)
    },

    /** A new access token of the same session. Each one is different, even while the clock is frozen. */
    renew: (user: UserRow, sid: string) => sign(user.id, sid, 'access', ACCESS_LIFE_S, `/${++renewals}`),

    /**
     * The holder of a token. A session that the database does not know is valid as long as the token's signature and
     * age are.
     */
    holderOf(token: string, use: TokenClaims['use']): Holder {
      const claims = claimsOf(token)
      if (!claims || claims.use !== use) return { refused: REFUSALS.invalid }
      if (claims.exp <= nowS()) return { refused: REFUSALS.expired }
      const user = db.users.findFirst((q) => q.where({ id: claims.sub }))
      const session = db.sessions.findFirst((q) => q.where({ id: claims.sid }))
      if (!user || session?.revoked) return { refused: REFUSALS.expired }
      return { user, sid: claims.sid }
    },

    /** Whether the first request of this session that writes anything revokes the session. */
    endsAtFirstWrite: (sid: string) => db.sessions.findFirst((q) => q.where({ id: sid }))?.endsAtFirstWrite ?? false,

    /** Revokes a session, whether or not the database has a row for it. */
    async revoke(user: Pick<UserRow, 'id'>, sid: string): Promise<void> {
      const session = db.sessions.findFirst((q) => q.where({ id: sid }))
      if (session) {
        await db.sessions.update(session, { data: (row) => void (row.revoked = true) })
        return
      }
      const now = new Date(clock.now()).toISOString()
      const row = { id: sid, userId: user.id, created_at: now, expires_at: now }
      await db.sessions.create({ ...row, revoked: true, endsAtFirstWrite: false })
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function refreshLifeS(rememberMe: boolean): number {
  return (rememberMe ? REMEMBER_ME_DAYS : 1) * DAY_S // A3-09, AMB-63
}
