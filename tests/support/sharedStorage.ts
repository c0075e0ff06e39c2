import { memoryStorage } from '#src/world/memoryStorage.ts'
import { webLocks } from '#src/world/webLocks.ts'
import type { Tabs } from '#src/world/World.ts'

const exclusively = webLocks(navigator.locks)

export interface SharedStorage {
  /** Another tab of the site: its storage, and its notifications about changes by the others. */
  tab(): { storage: Storage; tabs: Tabs }
}

/**
 * The storage of a site as the tabs of one browser share it: a change is visible at once to every reader, the other
 * tabs are notified a moment later, and one tab at a time holds a lock: the app's own, on the locks of Node.
 */
export function sharedStorage(): SharedStorage {
  const contents = memoryStorage()
  const listenersOf = new Map<Storage, Set<() => void>>()
  const site = crypto.randomUUID()

  function notifyOthers(changer: Storage) {
    for (const [storage, listeners] of listenersOf) {
      if (storage !== changer) for (const listener of listeners) setTimeout(listener, 0)
    }
  }

  return {
    tab() {
      const storage: Storage = {
        get length() {
          return contents.length
        },
        key: (index) => contents.key(index),
        getItem: (key) => contents.getItem(key),
        setItem(key, value) {
          contents.setItem(key, value)
          notifyOthers(storage)
        },
        removeItem(key) {
          contents.removeItem(key)
          notifyOthers(storage)
        },
        clear() {
          contents.clear()
          notifyOthers(storage)
        },
      }
      const listeners = new Set<() => void>()
      listenersOf.set(storage, listeners)
      return {
        storage,
        tabs: {
          onChange(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
          exclusively: (name, task, onWait) => exclusively(`${site} ${name}`, task, onWait),
        },
      }
    },
  }
}
