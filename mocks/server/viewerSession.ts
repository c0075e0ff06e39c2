import type { Row } from '#mocks/db/schemas.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { ACCESS_LIFE_S, sessionIdOf, type Sessions } from '#mocks/accounts/sessions.ts'
import type { Tokens } from '#src/api/generated/calls.schemas.ts'
import type { Clock } from '#src/world/World.ts'

/** The lifetime of the viewer's access token, for each kind of session that a scenario can have. */
const ACCESS_LIVES_S = {
  'access-expired': -1,
  'about-to-expire': 30,
  'refresh-revoked': -1,
  'ends-at-first-write': ACCESS_LIFE_S,
} satisfies Record<NonNullable<Scenario['session']>, number>

/** The fields of a session's row in the database. */
const RECORDED: Partial<Record<keyof typeof ACCESS_LIVES_S, object>> = {
  'refresh-revoked': { revoked: true },
  'ends-at-first-write': { endsAtFirstWrite: true },
}

/** Tokens for the signed-in user of the scenario. */
export function viewerTokensOf({ viewer, session }: Scenario, sessions: Sessions): Required<Tokens> | undefined {
  return viewer && sessions.tokensOf(viewer, session && { accessLifeS: ACCESS_LIVES_S[session] })
}

/** The row of the viewer's session, if the scenario needs one. */
export function viewerSessionRows({ viewer, session }: Scenario, clock: Clock): Row<'sessions'>[] {
  if (!viewer || !session || !(session in RECORDED)) return []
  const now = new Date(clock.now()).toISOString()
  const row = { id: sessionIdOf(viewer), userId: userId(viewer), created_at: now, expires_at: now }
  return [{ ...row, revoked: false, endsAtFirstWrite: false, ...RECORDED[session] }]
}
