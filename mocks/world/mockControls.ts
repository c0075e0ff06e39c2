import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import { addedFaults, faultsInSituation } from './ownFaults.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import { type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { clockText, readClockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import type { SteerableClock } from '#mocks/clock/steerableClock.ts'
import { claimsOf } from '#mocks/accounts/tokens.ts'

/** What a person, a test or another program does to a mocked world while it runs. */
export interface MockControls {
  server: PretendServer
  clock: SteerableClock
  /** The situation as it stands now. */
  situation(): Situation
  /** Begins a situation: database, faults, latency, log, clock and who is signed in. */
  begin(situation: Situation): Promise<void>
  /** Begins another scenario with its own viewer and latency; seed, clock and the faults that were added stay. */
  use(scenario: ScenarioName): Promise<void>
  /** Begins the scenario again and leaves what else is set. */
  reset(): Promise<void>
  /** Brings back the plain world: the usual community in real time, nobody signed in, no faults. */
  undoEverything(): Promise<void>
  /** Signs another user in, or out, and leaves everything else. */
  view(viewer: UserKey | null): Promise<void>
  /** Who is signed in; undefined for nobody. */
  viewer(): SignedIn | undefined
  /** The latency of the scenario, unless something else is chosen. */
  usualLatencyMs(): number
  /** When the access token of the signed-in user expires, by the world's clock. */
  tokenExpiresAt(): number | undefined
}

interface SignedIn {
  /** Undefined for somebody who is no person of the fixtures. */
  key: UserKey | undefined
  username: string
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
  const latencyOf = (scenario: ScenarioName) => scenarioOf(scenario).latencyMs ?? usualLatencyMs

  async function begin({ viewer, clock: time, latencyMs, ...rest }: Situation): Promise<void> {
    const setting = time === undefined ? undefined : readClockText(time)
    if (time !== undefined && !setting) throw new Error(`"${time}" is not a valid time to begin at.`)
    clock.begin(setting?.at)
    const { scenario = server.scenario() } = rest
    await server.begin({ ...rest, scenario, latencyMs: latencyMs ?? latencyOf(scenario) })
    signIn(tokensOf(server, viewer))
    if (setting) clock.continueTo(setting)
  }

  function situation(): Situation {
    const time = clockText(clock.setting())
    return {
      scenario: server.scenario(),
      viewer: viewerOf(server, accessToken())?.key ?? null,
      ...(server.seed() !== 'perigee' && { seed: server.seed() }),
      ...(time !== undefined && { clock: time }),
      ...(server.latencyMs() !== latencyOf(server.scenario()) && { latencyMs: server.latencyMs() }),
      ...faultsInSituation(server),
    }
  }

  return {
    server,
    clock,
    situation,
    begin,
    use(scenario) {
      const { latencyMs: _, viewer: __, ownFaults: ___, ...rest } = situation()
      return begin({ ...rest, scenario, faults: addedFaults(server) })
    },
    reset: () => begin(situation()),
    undoEverything: () => begin({ scenario: 'default', viewer: null }),
    async view(viewer) {
      signIn(tokensOf(server, viewer))
    },
    viewer: () => viewerOf(server, accessToken()),
    usualLatencyMs: () => latencyOf(server.scenario()),
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

function viewerOf(server: PretendServer, token: string | undefined): SignedIn | undefined {
  const sub = token === undefined ? undefined : claimsOf(token)?.sub
  const user = sub === undefined ? undefined : server.db.users.findFirst((q) => q.where({ id: sub }))
  return user && { key: user.key === '' ? undefined : (user.key as UserKey), username: user.username }
}
