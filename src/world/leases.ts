export interface Lease {
  holder: string
  untilMs: number
}

/**
 * Replaces a record that all tabs share by the result of `updater`. Atomic: no other tab reads or writes between the call
 * of `updater` and the end of the write.
 */
export type UpdateLease = (name: string, updater: (lease: Lease | undefined) => Lease | undefined) => Promise<void>

interface LeaseOptions {
  /** How long a lease may be held: longer than any task, so that only a closed tab's lease expires. */
  lifeMs: number
  /** How long to wait before the next attempt while another tab holds the lease. */
  retryMs: number
}

/**
 * A lock between tabs, made of records that they share: replaces Web Locks if the browser has none, as on plain-http
 * addresses of a local network. If the records are blocked, no other tab can use them, and the task runs at once.
 */
export function leasesIn(update: UpdateLease, { lifeMs, retryMs }: LeaseOptions = { lifeMs: 90_000, retryMs: 60 }) {
  /** Takes the lease if no other tab holds it. A lease from the future was written before the clock was set back. */
  async function take(name: string, holder: string): Promise<boolean> {
    let isMine = false
    await update(name, (lease) => {
      const leftMs = (lease?.untilMs ?? 0) - Date.now()
      isMine = leftMs <= 0 || leftMs > lifeMs
      return isMine ? { holder, untilMs: Date.now() + lifeMs } : lease
    })
    return isMine
  }

  const release = (name: string, holder: string) =>
    update(name, (lease) => (lease?.holder === holder ? undefined : lease))

  return async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
    const me = `${Math.random()}`
    try {
      while (!(await take(name, me))) await pause(retryMs)
    } catch {
      return task()
    }
    try {
      return await task()
    } finally {
      // Without a release, the lease expires.
      await release(name, me).catch(() => {})
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
