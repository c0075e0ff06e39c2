import type { Tabs } from './World.ts'

/** A tab that holds a lock longer than this counts as closed. */
const TURN_WAIT_MS = 45_000

/** The other tabs of this site that use `storage`. A world with a storage of its own has none. */
export function browserTabs(storage: Storage): Tabs {
  // Web Locks exist in secure contexts only.
  const { locks } = navigator as Partial<Navigator>
  return {
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === storage) listener()
      }
      // A page that was suspended in the background or in the back/forward cache has missed events.
      const onReturn = () => {
        if (document.visibilityState === 'visible') listener()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onReturn)
        document.removeEventListener('visibilitychange', onReturn)
      }
    },
    exclusively: locks ? byLocks(locks) : byLeases(),
  }
}

function byLocks(locks: LockManager): Tabs['exclusively'] {
  return async (name, task) => {
    let started = false
    const start = async () => {
      started = true
      try {
        return await task()
      } finally {
        await nextTask()
      }
    }
    try {
      return await locks.request(`perigee.${name}`, { signal: AbortSignal.timeout(TURN_WAIT_MS) }, start)
    } catch (error) {
      if (started) throw error
      return task()
    }
  }
}

/**
 * Firefox publishes what a task wrote into the storage after the task: without a task in between, the next tab would get
 * the lock before the new token. A timer would wait up to a minute in a tab in the background.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(port1.close()))
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Loads the code of the leases at the start: when a token expires, the connection may be down. */
function byLeases(): Tabs['exclusively'] {
  const leases = import('./browserLeases.ts').then(
    ({ browserLeases }) => browserLeases(),
    () => undefined,
  )
  return async (name, task) => {
    const exclusively = await leases
    // A session without a lock is better than one that is never renewed.
    return exclusively ? exclusively(name, task) : task()
  }
}
