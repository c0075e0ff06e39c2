import type { Database } from './database.ts'

/** Runs calls one at a time and stores what they change. */
export interface WorldStore {
  /**
   * Fills the database: with the stored rows of this world, or else by `seed`. `world` identifies the world (scenario
   * and seed): each one is stored separately.
   */
  open(db: Database, world: string, seed: () => Promise<void>): Promise<void>
  /** Fills the database by `seed`, and replaces the stored rows of this world. */
  begin(db: Database, world: string, seed: () => Promise<void>): Promise<void>
  /** Runs the work of one call while no other call runs. Resolves after the changes are stored. */
  transact<T>(db: Database, work: () => Promise<T>): Promise<T>
}

/** Returns a queue that runs one piece of work after another. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Stores nothing: the world lives as long as its server. */
export function memoryStore(): WorldStore {
  const next = inTurn()
  return {
    open: (_db, _world, seed) => next(seed),
    begin: (_db, _world, seed) => next(seed),
    transact: (_db, work) => next(work),
  }
}
