import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import type { PretendServer } from './pretendServer.ts'
import { scenarioOf } from './scenarios/index.ts'
import type { UserKey } from './scenarios/scenario.ts'
import { clockText, readClockText } from './situation/clockText.ts'
import { faultText } from './situation/faultText.ts'
import type { Situation } from './situation/situation.ts'
import type { SteerableClock } from './steerableClock.ts'
import { claimsOf } from './tokens.ts'

/** What a person, a test or another program does to a mocked world while it runs. */
export interface MockControls {
  server: PretendServer
  clock: SteerableClock
  /** The situation as it stands now. */
  situation(): Situation
  /** Begins a situation: database, faults, latency, log, clock and who is signed in. */
  begin(situation: Situation): Promise<void>
  /** Begins the scenario again and leaves what else is set. */
  reset(): Promise<void>
  /** Signs another user in, or out, and leaves everything else. */
  view(viewer: UserKey | null): Promise<void>
  /** When the access token of the signed-in user expires, by the world's clock. */
  tokenExpiresAt(): number | undefined
}

interface Parts {
  server: PretendServer
  clock: SteerableClock
  /** Signs in, or out. */
  signIn(tokens: Required<Tokens> | undefined): void
  /** The access token of the signed-in user. */
  accessToken(): string | undefined
  /** Latency of a situation that says nothing of it. */
  usualLatencyMs: number
}

export function mockControls({ server, clock, signIn, accessToken, usualLatencyMs }: Parts): MockControls {
  async function begin({ viewer, clock: time, latencyMs, ...rest }: Situation): Promise<void> {
    const setting = time === undefined ? undefined : readClockText(time)
    if (time !== undefined && !setting) throw new Error(`"${time}" is no time to begin at.`)
    clock.begin(setting?.at)
    const { scenario = server.scenario() } = rest
    await server.begin({ ...rest, scenario, latencyMs: latencyMs ?? scenarioOf(scenario).latencyMs ?? usualLatencyMs })
    signIn(tokensOf(server, viewer))
    if (setting?.movedMs) clock.advance(setting.movedMs)
  }

  function situation(): Situation {
    const { latencyMs = usualLatencyMs, faults: ownFaults = [] } = scenarioOf(server.scenario())
    const time = clockText(clock.setting())
    const own = new Set(ownFaults.map(faultText))
    const faults = server.faults.list().filter((fault) => !own.has(faultText(fault)))
    return {
      scenario: server.scenario(),
      viewer: viewerOf(server, accessToken()),
      ...(server.seed() !== 'perigee' && { seed: server.seed() }),
      ...(time !== undefined && { clock: time }),
      ...(server.latencyMs() !== latencyMs && { latencyMs: server.latencyMs() }),
      ...(faults.length > 0 && { faults }),
    }
  }

  return {
    server,
    clock,
    situation,
    begin,
    reset: () => begin(situation()),
    async view(viewer) {
      signIn(tokensOf(server, viewer))
    },
    tokenExpiresAt() {
      const token = accessToken()
      const claims = token === undefined ? undefined : claimsOf(token)
      return claims && claims.exp * 1000
    },
  }
}

/** Tokens of a situation's viewer: of the scenario's own where it names none. */
export function tokensOf(server: PretendServer, viewer: Situation['viewer']): Required<Tokens> | undefined {
  if (viewer === null) return undefined
  // The scenario's own viewer has the scenario's own session.
  if (viewer === undefined || viewer === scenarioOf(server.scenario()).viewer) return server.viewerTokens()
  return server.signInAs(viewer)
}

function viewerOf(server: PretendServer, token: string | undefined): UserKey | null {
  const sub = token === undefined ? undefined : claimsOf(token)?.sub
  const user = sub === undefined ? undefined : server.db.users.findFirst((q) => q.where({ id: sub }))
  return user?.key ? (user.key as UserKey) : null
}
