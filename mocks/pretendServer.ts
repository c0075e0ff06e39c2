import type { HttpHandler } from 'msw'
import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import { systemClock } from '#src/world/systemClock.ts'
import type { Clock } from '#src/world/World.ts'
import { type CallLog, createCallLog } from './callLog.ts'
import { answerCall } from './callPath.ts'
import { pictureForCard } from './cardPicture.ts'
import { createDatabase, type Database } from './db/database.ts'
import { type Keeper, memoryKeeper } from './db/keeper.ts'
import { seedRows } from './db/seed.ts'
import { restoreSnapshot, type Snapshot, snapshotOf } from './db/snapshot.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultPlan, type FaultPlan } from './faults/faultPlan.ts'
import { createCallers } from './handlers/callers.ts'
import { createHandlers } from './handlers/index.ts'
import type { ServerParts } from './handlers/serverParts.ts'
import { userId } from './ids.ts'
import { createMails } from './mails.ts'
import { createPictureAddresses } from './pictureAddresses.ts'
import { community } from './scenarios/community.ts'
import { type ScenarioName, scenarioOf } from './scenarios/index.ts'
import type { UserKey } from './scenarios/scenario.ts'
import { createSessions, sessionIdOf } from './sessions.ts'

export interface PretendServerOptions {
  /** The situation it starts in. @default 'default' */
  scenario?: ScenarioName
  /** Decides what is "random". @default 'perigee' */
  seed?: string
  /** The server's time: ages of fixtures, timestamps, lives of tokens, latency. @default the system's clock */
  clock?: Clock
  /** How long an ordinary answer takes; answers that a model would write take several times as long. @default 0, or the scenario's */
  latencyMs?: number
  /** What goes wrong, besides what the scenario says. */
  faults?: readonly Fault[]
  /** Folder of the picture files, with a slash at its end. @default '/pictures/' */
  picturesUrl?: string
  /** Where the API is. @default '/api/v1' */
  baseUrl?: string
  /** An answer that breaks the contract: 'throw' makes the call fail, 'warn' says so in the console. @default 'warn' */
  strict?: 'throw' | 'warn'
  /** Where the app is, without a slash at its end: character cards name their source. @default 'https://perigee.example' */
  appUrl?: string
  /** The PNG at an address of a picture. @default none, so that cards carry a plain picture */
  readPicture?: (address: string) => Promise<Uint8Array>
  /** Where the database survives. @default nowhere */
  keeper?: Keeper
}

export interface PretendServer {
  db: Database
  handlers: HttpHandler[]
  /** Answers a call of the API; pass it where the app expects `fetch`. */
  fetch: typeof globalThis.fetch
  log: CallLog
  faults: FaultPlan
  clock: Clock
  /** The situation it is in. */
  scenario(): ScenarioName
  /** Resolves when the world is filled; calls wait for it by themselves. */
  ready: Promise<void>
  snapshot(): Promise<Snapshot>
  restore(snapshot: Snapshot): Promise<void>
  /** Begins the situation again: database, faults and log. */
  reset(): Promise<void>
  /** Begins another situation. */
  use(scenario: ScenarioName): Promise<void>
  setLatency(ms: number): void
  /** Lets calls go on that a fault holds; of one operation, or all. */
  release: FaultPlan['release']
  /** Tokens for a person of the fixtures. */
  signInAs(key: UserKey): Required<Tokens>
  /** Tokens of whom the situation says is signed in. */
  viewerTokens(): Required<Tokens> | undefined
  /** Ends every call; none is answered afterwards. */
  dispose(): void
}

/** A whole server in this very page or process. Nothing is global: any number of them never meet. */
export function createPretendServer(options: PretendServerOptions = {}): PretendServer {
  const {
    seed = 'perigee',
    clock = systemClock,
    picturesUrl = '/pictures/',
    baseUrl = '/api/v1',
    strict = 'warn',
  } = options
  const { appUrl = 'https://perigee.example', keeper = memoryKeeper() } = options
  let { scenario = 'default' } = options
  let latencyMs = options.latencyMs ?? scenarioOf(scenario).latencyMs ?? 0

  const db = createDatabase()
  const sessions = createSessions(db, clock)
  const parts: ServerParts = {
    db,
    clock,
    now: () => new Date(clock.now()).toISOString(),
    sessions,
    mails: createMails(db, clock),
    pictures: createPictureAddresses(picturesUrl),
    seed,
    pictureForCard: (addresses) => pictureForCard(addresses, options.readPicture),
    pageOf: (characterId) => `${appUrl}/character/${characterId}`,
    ...createCallers(sessions),
  }
  const handlers = createHandlers(parts)
  const log = createCallLog()
  const faults = createFaultPlan()
  const closing = new AbortController()

  /** Everything in a fresh world is as old as its fixture says at this moment. */
  let begunAt = clock.now()

  async function fill(): Promise<void> {
    const { community: changed, viewer, session } = scenarioOf(scenario)
    const rows = seedRows(changed ? changed(community) : community, begunAt)
    await db.replaceAll({
      ...rows,
      sessions: viewer && session === 'ends-at-first-write' ? [endingSession(viewer, clock)] : [],
    })
  }

  function plan(): void {
    faults.clear()
    faults.add(...(scenarioOf(scenario).faults ?? []), ...(options.faults ?? []))
  }

  const transact = <T>(work: () => Promise<T>) => ready.then(() => keeper.transact(db, work))
  const open = (begin: () => Promise<void>) => keeper.open(db, `${scenario}/${seed}`, begin)
  plan()
  let ready = open(fill)
  // Whoever calls hears of a failure; nobody else has to.
  ready.catch(() => undefined)

  const server: PretendServer = {
    db,
    handlers,
    log,
    faults,
    clock,
    get ready() {
      return ready
    },
    scenario: () => scenario,
    fetch: (input, init) =>
      answerCall(
        {
          baseUrl,
          clock,
          handlers,
          log,
          faults,
          strict,
          latencyMs: () => latencyMs,
          transact,
          closing: closing.signal,
        },
        new Request(input, init),
      ),
    snapshot: () => transact(async () => snapshotOf(db)),
    restore: (snapshot) => transact(() => restoreSnapshot(db, snapshot)),
    async reset() {
      begunAt = clock.now()
      plan()
      await transact(fill)
      log.clear()
    },
    async use(next) {
      scenario = next
      begunAt = clock.now()
      latencyMs = scenarioOf(next).latencyMs ?? options.latencyMs ?? 0
      plan()
      ready = ready.then(() => open(async () => undefined))
      await transact(fill)
      log.clear()
    },
    setLatency: (ms) => void (latencyMs = ms),
    release: faults.release,
    signInAs: (key) => sessions.tokensOf(key),
    viewerTokens() {
      const { viewer, session } = scenarioOf(scenario)
      return viewer && sessions.tokensOf(viewer, { accessExpired: session === 'access-expired' })
    },
    dispose() {
      closing.abort(new DOMException('The pretend server was disposed of.', 'AbortError'))
      faults.clear()
    },
  }
  return server
}

function endingSession(viewer: string, clock: Clock) {
  const now = new Date(clock.now()).toISOString()
  const session = { id: sessionIdOf(viewer), userId: userId(viewer), created_at: now, expires_at: now }
  return { ...session, revoked: false, endsAtFirstWrite: true }
}
