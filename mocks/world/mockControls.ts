import type { Tokens } from '#src/api/generated/calls.schemas.ts'
import { readWorldFile } from '#mocks/capture/worldFile.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { addedFaults, faultsInSituation, ownFaultsOf } from './ownFaults.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import { type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { clockText, readClockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import type { SteerableClock } from '#mocks/clock/steerableClock.ts'
import { claimsOf } from '#mocks/accounts/tokens.ts'

/** The actions of a user, a test or another program on a running mocked world. */
export interface MockControls {
  server: MockServer
  clock: SteerableClock
  /** The present situation. */
  situation(): Situation
  /** Begins a situation: database, faults, latency, log, clock and signed-in user. */
  begin(situation: Situation): Promise<void>
  /**
   * Begins another scenario with its own viewer and latency; seed and added faults stay, and the clock, unless it is that
   * of a captured session.
   */
  use(scenario: ScenarioName): Promise<void>
  /**
   * Restarts the scenario and keeps the other settings. A captured session starts again as it was imported, with its
   * viewer, time and failures.
   */
  reset(): Promise<void>
  /** The captured session of this world; undefined in a scenario. */
  capture(): Row<'captures'> | undefined
  /** Ends the captured session: the scenario begins with its own viewer, in real time. */
  leaveCapture(): Promise<void>
  /** Restores the default world: default community, today's contract, real time, signed out, no faults. */
  undoEverything(): Promise<void>
  /** Signs another user in, or signs out, and changes nothing else. */
  view(viewer: UserKey | null): Promise<void>
  /**
   * Replaces the whole database. That of a captured session begins with its viewer, its frozen time and its failures, or
   * with the changes of this situation. Any other database ends a captured session: real time, and its failures end.
   */
  openDatabase(snapshot: Snapshot, changes?: CaptureChanges): Promise<void>
  /** Signs in the user of the captured session. */
  viewAsCaptured(): Promise<void>
  /** The signed-in user; undefined when signed out. */
  viewer(): SignedIn | undefined
  /** The latency that applies unless another one is chosen. */
  usualLatencyMs(): number
  /** When the access token of the signed-in user expires, by the world's clock. */
  tokenExpiresAt(): number | undefined
}

/** The parts of a situation that a captured session can have. */
type CaptureChanges = Pick<Situation, 'viewer' | 'clock' | 'latencyMs' | 'faults' | 'ownFaults'>

interface SignedIn {
  id: string
  /** Undefined for a user who is not in the fixtures. */
  key: UserKey | undefined
  username: string
}

interface Parts {
  server: MockServer
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

  async function begin({ viewer, clock: time, latencyMs, edits, ...rest }: Situation): Promise<void> {
    const setting = time === undefined ? undefined : readClockText(time)
    if (time !== undefined && !setting) throw new Error(`"${time}" is not a valid time to begin at.`)
    clock.begin(setting?.at)
    const { scenario = server.scenario() } = rest
    await server.begin({ ...rest, scenario, latencyMs: latencyMs ?? latencyOf(scenario) })
    if (edits) await server.edit(edits)
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

  const capture = () => server.db.captures.all()[0]

  async function openDatabase(snapshot: Snapshot, changes: CaptureChanges = {}): Promise<void> {
    const { viewer, clock: time, latencyMs, faults = [], ownFaults } = changes
    const added = capture() && addedFaults(server)
    await server.restore(snapshot)
    const captured = capture()
    if (!captured) {
      if (added) endCapturedSession(added)
      return
    }
    const setting = time === undefined ? undefined : readClockText(time)
    clock.begin(setting ? setting.at : Date.parse(captured.at))
    server.faults.clear()
    server.faults.add(...(ownFaults === false ? [] : ownFaultsOf(server)), ...faults)
    if (latencyMs !== undefined) server.setLatency(latencyMs)
    server.log.clear()
    if (viewer === null) signIn(undefined)
    else signInCaptured()
    if (setting) clock.continueTo(setting)
  }

  /** After its database was replaced. */
  function endCapturedSession(added: readonly Fault[]): void {
    clock.begin()
    server.faults.clear()
    server.faults.add(...added)
    if (!viewerOf(server, accessToken())) signIn(tokensOf(server, undefined))
  }

  function signInCaptured(): void {
    const id = capture()?.viewerId ?? undefined
    signIn(id === undefined ? undefined : server.signInAsId(id))
  }

  /** Opens the file of the captured session again. */
  async function restart({ file, from }: Row<'captures'>): Promise<void> {
    const read = readWorldFile(file ?? '', from)
    if ('problem' in read) throw new Refusal(`Nothing was changed. ${read.problem}`)
    await openDatabase(read.snapshot)
  }

  return {
    server,
    clock,
    situation,
    begin,
    capture,
    use(scenario) {
      const { latencyMs: _, viewer: __, ownFaults: ___, clock: time, ...rest } = situation()
      const kept = time !== undefined && !capture() ? { clock: time } : {}
      return begin({ ...rest, ...kept, scenario, faults: addedFaults(server) })
    },
    reset() {
      const captured = capture()
      return captured ? restart(captured) : begin(situation())
    },
    leaveCapture: () => begin({ scenario: server.scenario() }),
    undoEverything() {
      server.follow(undefined)
      return begin({ scenario: 'default', viewer: null })
    },
    async view(viewer) {
      signIn(tokensOf(server, viewer))
    },
    openDatabase,
    async viewAsCaptured() {
      signInCaptured()
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
export function tokensOf(server: MockServer, viewer: Situation['viewer']): Required<Tokens> | undefined {
  if (viewer === null) return undefined
  // The scenario's viewer has the session that the scenario describes.
  if (viewer === undefined || viewer === scenarioOf(server.scenario()).viewer) return server.viewerTokens()
  return server.signInAs(viewer)
}

function viewerOf(server: MockServer, token: string | undefined): SignedIn | undefined {
  const sub = token === undefined ? undefined : claimsOf(token)?.sub
  const user = sub === undefined ? undefined : server.db.users.findFirst((q) => q.where({ id: sub }))
  return user && { id: user.id, key: user.key === '' ? undefined : (user.key as UserKey), username: user.username }
}
