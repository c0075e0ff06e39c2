import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import { faultOf } from '#mocks/capture/faultOf.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { addedFaults, faultsInSituation } from './ownFaults.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import { type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { clockText, readClockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import type { SteerableClock } from '#mocks/clock/steerableClock.ts'
import { claimsOf } from '#mocks/accounts/tokens.ts'

/** The actions of a user, a test or another program on a running mocked world. */
export interface MockControls {
  server: PretendServer
  clock: SteerableClock
  /** The present situation. */
  situation(): Situation
  /** Begins a situation: database, faults, latency, log, clock and signed-in user. */
  begin(situation: Situation): Promise<void>
  /** Begins another scenario with its own viewer and latency; seed, clock and added faults stay. */
  use(scenario: ScenarioName): Promise<void>
  /** Restarts the scenario and keeps the other settings. */
  reset(): Promise<void>
  /** Restores the default world: default community, real time, signed out, no faults. */
  undoEverything(): Promise<void>
  /** Signs another user in, or signs out, and changes nothing else. */
  view(viewer: UserKey | null): Promise<void>
  /**
   * Replaces the whole database. A captured session's begins with its viewer, its frozen time and its failures.
   */
  openDatabase(snapshot: Snapshot): Promise<void>
  /** The signed-in user; undefined when signed out. */
  viewer(): SignedIn | undefined
  /** The latency that applies unless another one is chosen. */
  usualLatencyMs(): number
  /** When the access token of the signed-in user expires, by the world's clock. */
  tokenExpiresAt(): number | undefined
}

interface SignedIn {
  /** Undefined for a user who is not in the fixtures. */
  key: UserKey | undefined
  username: string
}

interface Parts {
  server: PretendServer
  clock: SteerableClock
  /** Signs in with these tokens; undefined signs out. */
  signIn(tokens: Required<Tokens> | undefined): void
  /** The access token of the signed-in user. */
  accessToken(): string | undefined
  /** The latency of a situation that does not set one. */
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
    async openDatabase(snapshot) {
      await server.restore(snapshot)
      const [capture] = server.db.captures.all()
      if (!capture) return
      clock.begin(Date.parse(capture.at))
      server.faults.clear()
      server.faults.add(...capture.failures.map(faultOf))
      signIn(capture.viewerId === null ? undefined : server.signInAsId(capture.viewerId))
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

/** The tokens of a situation's viewer; without one, of the scenario's viewer. */
export function tokensOf(server: PretendServer, viewer: Situation['viewer']): Required<Tokens> | undefined {
  if (viewer === null) return undefined
  // The scenario's viewer has the session that the scenario describes.
  if (viewer === undefined || viewer === scenarioOf(server.scenario()).viewer) return server.viewerTokens()
  return server.signInAs(viewer)
}

function viewerOf(server: PretendServer, token: string | undefined): SignedIn | undefined {
  const sub = token === undefined ? undefined : claimsOf(token)?.sub
  const user = sub === undefined ? undefined : server.db.users.findFirst((q) => q.where({ id: sub }))
  return user && { key: user.key === '' ? undefined : (user.key as UserKey), username: user.username }
}
