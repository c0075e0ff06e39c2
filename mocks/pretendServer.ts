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
import { type LastWrite, watchedWrite } from './db/lastWrite.ts'
import { plainRows, restoreSnapshot, type Snapshot, snapshotOf } from './db/snapshot.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultPlan, type FaultPlan } from './faults/faultPlan.ts'
import type { OperationId } from './generated/operations.ts'
import { createCallers } from './handlers/callers.ts'
import { createHandlers } from './handlers/index.ts'
import type { ServerParts } from './handlers/serverParts.ts'
import { userId } from './ids.ts'
import { createMails } from './mails.ts'
import { createPictureAddresses } from './pictureAddresses.ts'
import { community } from './scenarios/community.ts'
import { type ScenarioName, scenarioOf } from './scenarios/index.ts'
import type { Scenario, UserKey } from './scenarios/scenario.ts'
import type { Operation } from './strict/operations.ts'
import { ACCESS_LIFE_S, createSessions, sessionIdOf } from './sessions.ts'
import type { Situation } from './situation/situation.ts'

export interface PretendServerOptions {
  /** The situation it starts in. @default 'default' */
  scenario?: ScenarioName
  /** Decides what is "random". @default 'perigee' */
  seed?: string
  /** The server's time: ages of fixtures, timestamps, lives of tokens, latency. @default the system's clock */
  clock?: Clock
  /** How long an ordinary response takes; responses that a model would write take several times as long. @default 0, or the scenario's */
  latencyMs?: number
  /** What goes wrong, besides what the scenario says. */
  faults?: readonly Fault[]
  /** Folder of the picture files, with a slash at its end. @default '/pictures/' */
  picturesUrl?: string
  /** Where the API is. @default '/api/v1' */
  baseUrl?: string
  /** A response that breaks the contract: 'throw' makes the call fail, 'warn' says so in the console. @default 'warn' */
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
  /** Resolves with the response to a call of the API; pass it where the app expects `fetch`. */
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
  /** The call that last changed the database and can be undone. */
  lastWrite(): OperationId | undefined
  /** Takes back what the last call changed. */
  undo(): Promise<void>
  /** Begins the situation again: database, faults and log. */
  reset(): Promise<void>
  /** Begins another situation: database, faults, latency and log. Who is signed in and what time it is is not its affair. */
  begin(situation: Pick<Situation, 'scenario' | 'seed' | 'latencyMs' | 'faults'>): Promise<void>
  /** Begins another scenario, with what else is set as it is. */
  use(scenario: ScenarioName): Promise<void>
  setLatency(ms: number): void
  latencyMs(): number
  seed(): string
  /** Runs `listener` whenever latency or situation were changed; the returned function ends it. */
  onSituation(listener: () => void): () => void
  /** Lets calls go on that a fault holds; of one operation, or all. */
  release: FaultPlan['release']
  /** Tokens for a person of the fixtures. */
  signInAs(key: UserKey): Required<Tokens>
  /** Tokens of whom the situation says is signed in. */
  viewerTokens(): Required<Tokens> | undefined
  /** Aborts every call; none gets a response afterwards. */
  dispose(): void
}

const DEFAULT_SEED = 'perigee'

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

/** A whole server in this very page or process. Nothing is global: any number of them never meet. */
export function createPretendServer(options: PretendServerOptions = {}): PretendServer {
  const { clock = systemClock, picturesUrl = '/pictures/', baseUrl = '/api/v1', strict = 'warn' } = options
  const { appUrl = 'https://perigee.example', keeper = memoryKeeper() } = options
  let { scenario = 'default', seed = DEFAULT_SEED } = options
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
    get seed() {
      return seed
    },
    pictureForCard: (addresses) => pictureForCard(addresses, options.readPicture),
    pageOf: (characterId) => `${appUrl}/character/${characterId}`,
    ...createCallers(sessions),
  }
  const handlers = createHandlers(parts)
  const log = createCallLog()
  const faults = createFaultPlan()
  const closing = new AbortController()
  let lastWrite: LastWrite | undefined
  const listeners = new Set<() => void>()
  const tellSituation = () => {
    for (const listener of listeners) listener()
  }

  /** Everything in a fresh world is as old as its fixture says at this moment. */
  let begunAt = clock.now()

  async function fill(): Promise<void> {
    lastWrite = undefined
    const { community: changed, viewer, session } = scenarioOf(scenario)
    const rows = seedRows(changed ? changed(community) : community, begunAt)
    await db.replaceAll({
      ...rows,
      sessions: viewer && session && session in RECORDED ? [recordedSession(viewer, session, clock)] : [],
    })
  }

  function plan(more: readonly Fault[] = options.faults ?? []): void {
    faults.clear()
    faults.add(...(scenarioOf(scenario).faults ?? []), ...more)
  }

  const transact = <T>(work: () => Promise<T>) => ready.then(() => keeper.transact(db, work))
  /** Remembers what a call changed, so that it can be undone. */
  const transactCall = <T>({ id, method }: Operation, work: () => Promise<T>): Promise<T> => {
    if (method === 'GET') return transact(work)
    return transact(async () => {
      const { result, write } = await watchedWrite(db, id, work)
      if (write) {
        lastWrite = write
        tellSituation()
      }
      return result
    })
  }
  const open = (begin: () => Promise<void>) => keeper.open(db, `${scenario}/${seed}`, begin)
  plan()
  let ready = open(fill)
  // The caller gets the failure; it need not be reported again.
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
          transact: transactCall,
          closing: closing.signal,
        },
        new Request(input, init),
      ),
    snapshot: () => transact(async () => snapshotOf(db)),
    async restore(snapshot) {
      await transact(() => restoreSnapshot(db, snapshot))
      lastWrite = undefined
      tellSituation()
    },
    lastWrite: () => lastWrite?.operation,
    async undo() {
      if (!lastWrite) throw new Error('There is nothing to undo.')
      const rows = plainRows(lastWrite.before)
      lastWrite = undefined
      await transact(() => db.replaceAll(rows))
      tellSituation()
    },
    async reset() {
      begunAt = clock.now()
      plan()
      await transact(fill)
      log.clear()
    },
    async begin({ scenario: next = scenario, seed: word = DEFAULT_SEED, latencyMs: ms, faults: more = [] }) {
      scenario = next
      seed = word
      begunAt = clock.now()
      latencyMs = ms ?? scenarioOf(next).latencyMs ?? options.latencyMs ?? 0
      plan(more)
      ready = ready.then(() => open(async () => undefined))
      await transact(fill)
      log.clear()
      tellSituation()
    },
    use: (next) => server.begin({ scenario: next, seed, faults: options.faults ?? [] }),
    latencyMs: () => latencyMs,
    seed: () => seed,
    setLatency(ms) {
      latencyMs = ms
      tellSituation()
    },
    onSituation(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release: faults.release,
    signInAs: (key) => sessions.tokensOf(key),
    viewerTokens() {
      const { viewer, session } = scenarioOf(scenario)
      return viewer && sessions.tokensOf(viewer, session && { accessLifeS: ACCESS_LIVES_S[session] })
    },
    dispose() {
      closing.abort(new DOMException('The pretend server was disposed of.', 'AbortError'))
      faults.clear()
    },
  }
  return server
}

/** The session of a scenario's viewer, where the database has to know of it. */
function recordedSession(viewer: string, session: keyof typeof ACCESS_LIVES_S, clock: Clock) {
  const now = new Date(clock.now()).toISOString()
  const row = { id: sessionIdOf(viewer), userId: userId(viewer), created_at: now, expires_at: now }
  return { ...row, revoked: false, endsAtFirstWrite: false, ...RECORDED[session] }
}
