import type { HttpHandler } from 'msw'
import type { Tokens } from '#src/api/generated/calls.schemas.ts'
import { systemClock } from '#src/world/systemClock.ts'
import type { Clock } from '#src/world/World.ts'
import { type CallLog, createCallLog } from '#mocks/calls/callLog.ts'
import { handleCall } from '#mocks/calls/callPath.ts'
import { createDatabase, type Database } from '#mocks/db/database.ts'
import { memoryStore } from '#mocks/db/worldStore.ts'
import { createFaultPlan, type FaultPlan } from '#mocks/faults/faultPlan.ts'
import { type ChangedTraffic, changedTraffic } from '#mocks/rehearsal/changedTraffic.ts'
import type { RehearsedContract } from '#mocks/rehearsal/newContract.ts'
import { createReplay } from '#mocks/capture/replay.ts'
import { createCallers } from '#mocks/handlers/callers.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import type { ServerParts } from '#mocks/handlers/serverParts.ts'
import { createMails } from '#mocks/accounts/mails.ts'
import { drawAsPng, fetchPicture } from '#mocks/pictures/picturesOfBrowser.ts'
import { createPictureAddresses } from '#mocks/pictures/pictureAddresses.ts'
import { type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { createCurrentSituation, type CurrentSituation } from './currentSituation.ts'
import type { MockServerOptions } from './options.ts'
import { viewerTokensOf } from './viewerSession.ts'
import { createWorldData, type WorldData } from './worldData.ts'
import { createSessions } from '#mocks/accounts/sessions.ts'
import type { Situation } from '#mocks/situation/situation.ts'

type OwnSituation = Pick<CurrentSituation, 'scenario' | 'seed' | 'latencyMs' | 'setLatency' | 'onSituation'>
type OwnData = Pick<WorldData, 'ready' | 'snapshot' | 'restore' | 'lastWrite' | 'undo' | 'edit'>

export interface MockServer extends OwnSituation, OwnData {
  db: Database
  handlers: HttpHandler[]
  /** Resolves with the response to a call of the API; pass it where the app expects `fetch`. */
  fetch: typeof globalThis.fetch
  log: CallLog
  faults: FaultPlan
  clock: Clock
  /** Restarts the situation: database, faults and log. */
  reset(): Promise<void>
  /** Begins another situation: database, faults, latency and log. The signed-in user and the time do not change. */
  begin(situation: Pick<Situation, 'scenario' | 'seed' | 'latencyMs' | 'faults' | 'ownFaults'>): Promise<void>
  /** Begins another scenario and keeps the other settings. */
  use(scenario: ScenarioName): Promise<void>
  /** The new contract that it follows; undefined for today's. */
  contract(): RehearsedContract | undefined
  /** Follows a new contract, or today's, in the calls that begin afterwards. */
  follow(contract: RehearsedContract | undefined): void
  /** Releases calls that a fault holds: of one operation, or of all. */
  release: FaultPlan['release']
  /** Tokens for a fixture user. */
  signInAs(key: UserKey): Required<Tokens>
  /** Tokens for the user with this id. */
  signInAsId(id: string): Required<Tokens>
  /** Tokens for the signed-in user of the situation. */
  viewerTokens(): Required<Tokens> | undefined
  /** Aborts every call; none gets a response afterwards. */
  dispose(): void
}

/**
 * A complete server in the page or the process. It has no global state: any number of servers are independent of each
 * other.
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { clock = systemClock, picturesUrl = '/pictures/', baseUrl = '/api/v1', strict = 'warn' } = options
  const { appUrl = 'https://perigee.example', store = memoryStore() } = options

  const situation = createCurrentSituation(options)
  const db = createDatabase()
  const sessions = createSessions(db, clock)
  const log = createCallLog()
  const faults = createFaultPlan()
  const closing = new AbortController()
  const parts: ServerParts = {
    db,
    clock,
    now: () => new Date(clock.now()).toISOString(),
    sessions,
    mails: createMails(db, clock),
    pictures: createPictureAddresses(picturesUrl),
    get seed() {
      return situation.seed()
    },
    readPicture: options.readPicture ?? fetchPicture,
    asPng: options.asPng ?? drawAsPng,
    pageOf: (characterId) => `${appUrl}/character/${characterId}`,
    ...createCallers(sessions),
  }
  const handlers = createHandlers(parts)
  const replay = createReplay(parts, handlers)

  function plan({ faults: more = [], ownFaults }: Pick<Situation, 'faults' | 'ownFaults'> = options): void {
    const own = ownFaults === false ? [] : (scenarioOf(situation.scenario()).faults ?? [])
    faults.clear()
    faults.add(...own, ...more)
  }
  plan()
  const data = createWorldData({ db, clock, store, situation })
  const { latencyMs } = situation
  let contract: RehearsedContract | undefined
  let traffic: ChangedTraffic | undefined = options.rehearsed && changedTraffic(options.rehearsed)
  const callParts = {
    baseUrl,
    clock,
    handlers,
    replay,
    get rehearsed() {
      return traffic
    },
    log,
    faults,
    strict,
    latencyMs,
    closing: closing.signal,
    running: new Set<Request>(),
  }

  const server: MockServer = {
    db,
    handlers,
    log,
    faults,
    clock,
    ...situation,
    ...data,
    get ready() {
      return data.ready
    },
    fetch: (input, init) => handleCall({ ...callParts, transact: data.transactCall }, new Request(input, init)),
    async reset() {
      plan()
      await data.refill()
      log.clear()
    },
    async begin(next) {
      situation.change(next)
      plan(next)
      await data.begin()
      log.clear()
      situation.notify()
    },
    use: (next) => server.begin({ scenario: next, seed: situation.seed(), faults: options.faults ?? [] }),
    contract: () => contract,
    follow(next) {
      contract = next
      traffic = next && changedTraffic(next.differences.flatMap(({ alterations }) => alterations))
      situation.notify()
    },
    release: faults.release,
    signInAs: (key) => sessions.tokensOf(key),
    signInAsId: (id) => sessions.tokensOfId(id),
    viewerTokens: () => viewerTokensOf(scenarioOf(situation.scenario()), sessions),
    dispose() {
      closing.abort(new DOMException('The mock server was disposed of.', 'AbortError'))
      faults.clear()
    },
  }
  return server
}
