import type { Database } from '#mocks/db/database.ts'
import type { WorldStore } from '#mocks/db/worldStore.ts'
import { type LastWrite, watchedWrite, type Writer } from '#mocks/db/lastWrite.ts'
import { seedRows } from '#mocks/db/seed.ts'
import { plainRows, restoreSnapshot, type Snapshot, snapshotOf } from '#mocks/db/snapshot.ts'
import { applyEdits, type Edits } from '#mocks/edits/edits.ts'
import { community } from '#mocks/scenarios/community.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { Operation } from '#src/contract/strict/operations.ts'
import type { Clock } from '#src/world/World.ts'
import type { CurrentSituation } from './currentSituation.ts'
import { viewerSessionRows } from './viewerSession.ts'

export interface WorldData {
  /** Resolves when the database is filled; calls wait for it automatically. */
  readonly ready: Promise<void>
  snapshot(): Promise<Snapshot>
  restore(snapshot: Snapshot): Promise<void>
  /** What last changed the database and can be undone. */
  lastWrite(): Writer | undefined
  /** Changes records by hand. Resolves with one sentence for each change that was refused. */
  edit(edits: Edits): Promise<string[]>
  /** Reverts the last change. */
  undo(): Promise<void>
  /** Fills the database again. */
  refill(): Promise<void>
  /** Fills the database for another situation, and replaces its stored rows. */
  begin(): Promise<void>
  /** Runs the work of one call while no other call runs, and remembers its changes for `undo`. */
  transactCall<T>(operation: Operation, work: () => Promise<T>): Promise<T>
}

interface Parts {
  db: Database
  clock: Clock
  store: WorldStore
  situation: CurrentSituation
}

/** The data of a server's world: filled for its situation, and changed by one call at a time. */
export function createWorldData({ db, clock, store, situation }: Parts): WorldData {
  let lastWrite: LastWrite | undefined
  /** The ages of all fixtures in a fresh world are relative to this time. */
  let begunAt = clock.now()

  async function fill(): Promise<void> {
    lastWrite = undefined
    const scenario = scenarioOf(situation.scenario())
    const rows = seedRows(scenario.community ? scenario.community(community) : community, begunAt)
    await db.replaceAll({ ...rows, sessions: viewerSessionRows(scenario, clock) })
  }

  const worldName = () => `${situation.scenario()}/${situation.seed()}`
  let ready = store.open(db, worldName(), fill)
  // The caller handles the rejection; without this line it would also be reported as unhandled.
  ready.catch(() => undefined)
  const transact = <T>(work: () => Promise<T>) => ready.then(() => store.transact(db, work))

  function refill(): Promise<void> {
    begunAt = clock.now()
    return transact(fill)
  }

  function write<T>(by: Writer, work: () => Promise<T>): Promise<T> {
    return transact(async () => {
      const { result, write: written } = await watchedWrite(db, by, work)
      if (written) {
        lastWrite = written
        situation.notify()
      }
      return result
    })
  }

  return {
    get ready() {
      return ready
    },
    snapshot: () => transact(async () => snapshotOf(db)),
    async restore(snapshot) {
      await transact(() => restoreSnapshot(db, snapshot))
      lastWrite = undefined
      situation.notify()
    },
    lastWrite: () => lastWrite?.operation,
    edit: (edits) => write('edit', () => applyEdits(db, edits)),
    async undo() {
      if (!lastWrite) throw new Refusal('There is nothing to undo.')
      const rows = plainRows(lastWrite.before)
      lastWrite = undefined
      await transact(() => db.replaceAll(rows))
      situation.notify()
    },
    refill,
    begin() {
      begunAt = clock.now()
      ready = ready.then(() => store.begin(db, worldName(), fill))
      return ready
    },
    transactCall: <T>({ id, method }: Operation, work: () => Promise<T>): Promise<T> =>
      method === 'GET' ? transact(work) : write(id, work),
  }
}
