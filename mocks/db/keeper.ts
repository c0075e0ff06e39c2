import type { Database } from './database.ts'

/** Sees to it that calls do not get in each other's way, and that what they change is kept where it is meant to be. */
export interface Keeper {
  /**
   * Fills the database: with what was kept of this world, or else by `seed`. `world` names what it is a world of
   * (scenario and seed): another one is kept beside it.
   */
  open(db: Database, world: string, seed: () => Promise<void>): Promise<void>
  /** Runs one call's work, alone. What it changed is kept before this resolves. */
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

/** Keeps nothing: a world that lives as long as its server. */
export function memoryKeeper(): Keeper {
  const next = inTurn()
  return {
    open: (_db, _world, seed) => next(seed),
    transact: (_db, work) => next(work),
  }
}
