import type { Database } from './database.ts'

/** Runs calls one at a time and stores what they change. */
export interface WorldStore {
  /**
   * Fills the database: with what was stored of this world, or else by `seed`. `world` names what it is a world of
   * (scenario and seed): another one is stored beside it.
   */
  open(db: Database, world: string, seed: () => Promise<void>): Promise<void>
  /** Fills the database by `seed`, whatever was stored of this world before. */
  begin(db: Database, world: string, seed: () => Promise<void>): Promise<void>
  /** Runs one call's work, alone. What it changed is stored before this resolves. */
  transact<T>(db: Database, work: () => Promise<T>): Promise<T>
}

/** Runs one piece of work after another. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Stores nothing: a world that lives as long as its server. */
export function memoryStore(): WorldStore {
  const next = inTurn()
  return {
    open: (_db, _world, seed) => next(seed),
    begin: (_db, _world, seed) => next(seed),
    transact: (_db, work) => next(work),
  }
}
