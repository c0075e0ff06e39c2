import type { Tabs } from './World.ts'

/** The browser's own locks between tabs: each ends with its task, or with the tab of the task. */
export function webLocks(locks: LockManager): Tabs['exclusively'] {
  return async <T>(name: string, task: () => Promise<T>, onWait?: () => void): Promise<T> => {
    const lock = `perigee.${name}`
    const start = () => task().finally(nextTask)
    let running: Promise<T> | undefined
    try {
      await locks.request(lock, { ifAvailable: true }, (free) => free && (running = start()))
    } catch (error) {
      if (running) throw error
      // Where the browser denies its locks, it denies the storage, too: the tabs share nothing.
      if (error instanceof DOMException && error.name === 'SecurityError') return task()
      throw error
    }
    if (running) return running
    onWait?.()
    return locks.request(lock, start)
  }
}

/**
 * Firefox publishes what a task wrote into the storage after the task: without a task in between, the next tab would get
 * the lock before the new token. A timer would wait up to a minute in a tab in the background.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(port1.close()))
    port1.start()
    port2.postMessage(undefined)
  })
}
