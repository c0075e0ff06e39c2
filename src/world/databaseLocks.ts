import { nextTask } from './webLocks.ts'
import type { Tabs } from './World.ts'

/** After this time without the lock, another tab has it. */
const HAS_TO_WAIT_MS = 300

/**
 * Locks between tabs for browsers without Web Locks, as on plain-http addresses of a local network. A lock is a database:
 * the tab that creates it has the lock, and keeps its connection open. The other tabs ask the browser to delete the
 * database, which it does when that connection ends, by its tab or with it.
 */
export function databaseLocks(databases: IDBFactory): Tabs['exclusively'] {
  return async (name, task, onWait) => {
    const lock = `perigee.lock.${name}`
    const waiting = setTimeout(() => onWait?.(), HAS_TO_WAIT_MS)
    let held: IDBDatabase
    try {
      held = await created(databases, lock)
    } catch {
      // Where the browser denies its databases, it denies the storage, too: the tabs share nothing.
      return await task()
    } finally {
      clearTimeout(waiting)
    }
    try {
      return await task()
    } finally {
      await nextTask()
      held.close()
      databases.deleteDatabase(lock)
    }
  }
}

/** The connection to a database that this tab has created. */
async function created(databases: IDBFactory, name: string): Promise<IDBDatabase> {
  for (;;) {
    const request = databases.open(name)
    let isNew = false
    request.addEventListener('upgradeneeded', () => (isNew = true))
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const database = await resultOf(request)
    if (isNew) return database
    database.close()
    // oxlint-disable-next-line no-await-in-loop -- waits until the other tab's connection has ended
    await resultOf(databases.deleteDatabase(name))
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database is blocked.')))
  })
}
