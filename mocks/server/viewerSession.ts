import type { Row } from '#mocks/db/schemas.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { ACCESS_LIFE_S, sessionIdOf, type Sessions } from '#mocks/accounts/sessions.ts'
import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import type { Clock } from '#src/world/World.ts'

/** How long the access token of a scenario's viewer is good, by what the scenario says of the session. */
const ACCESS_LIVES_S = {
  'access-expired': -1,
  'about-to-expire': 30,
  'refresh-revoked': -1,
  'ends-at-first-write': ACCESS_LIFE_S,
} satisfies Record<NonNullable<Scenario['session']>, number>

/** What the database has to know of a session. */
const RECORDED: Partial<Record<keyof typeof ACCESS_LIVES_S, object>> = {
  'refresh-revoked': { revoked: true },
  'ends-at-first-write': { endsAtFirstWrite: true },
}

/** Tokens of whom the scenario says is signed in. */
export function viewerTokensOf({ viewer, session }: Scenario, sessions: Sessions): Required<Tokens> | undefined {
  return viewer && sessions.tokensOf(viewer, session && { accessLifeS: ACCESS_LIVES_S[session] })
}

/** The session of the scenario's viewer, where the database has to know of it. */
export function viewerSessionRows({ viewer, session }: Scenario, clock: Clock): Row<'sessions'>[] {
  if (!viewer || !session || !(session in RECORDED)) return []
  const now = new Date(clock.now()).toISOString()
  const row = { id: sessionIdOf(viewer), userId: userId(viewer), created_at: now, expires_at: now }
  return [{ ...row, revoked: false, endsAtFirstWrite: false, ...RECORDED[session] }]
}
