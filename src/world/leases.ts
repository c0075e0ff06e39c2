interface Lease {
  holder: string
  untilMs: number
}

interface LeaseOptions {
  /** How long a lease may be held: longer than any task, so that only a closed tab's lease expires. */
  lifeMs: number
  /** How long to watch for another tab that took the lease at the same moment. */
  settleMs: number
}

/**
 * A lock between tabs, made of records in their shared storage: replaces Web Locks if the browser has none, as on
 * plain-http addresses of a local network. The last writer holds the lease; if the storage throws, no other tab uses
 * it.
 */
export function leasesIn(storage: Storage, { lifeMs, settleMs }: LeaseOptions = { lifeMs: 90_000, settleMs: 60 }) {
  const keyOf = (name: string) => `perigee.lease.${name}`

  function holderOf(name: string): string | undefined {
    try {
      const lease = JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as Lease | null
      const leftMs = (lease?.untilMs ?? 0) - Date.now()
      // A lease from the future was written before the clock was set back.
      return leftMs > 0 && leftMs <= lifeMs ? lease?.holder : undefined
    } catch {
      return undefined
    }
  }

  return async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
    const me = `${Math.random()}`
    try {
      while (holderOf(name) !== me) {
        if (holderOf(name) === undefined) {
          storage.setItem(keyOf(name), JSON.stringify({ holder: me, untilMs: Date.now() + lifeMs } satisfies Lease))
        }
        await pause(settleMs)
      }
    } catch {
      return task()
    }
    try {
      return await task()
    } finally {
      if (holderOf(name) === me) storage.removeItem(keyOf(name))
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
