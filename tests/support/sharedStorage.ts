import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { Tabs } from '#src/world/World.ts'

export interface SharedStorage {
  /** One more tab of the site: what it stores, and how it is notified of changes by the others. */
  tab(): { storage: Storage; tabs: Tabs }
}

/**
 * A site's storage as the tabs of one browser share it: a change is there at once for every reader, the others are
 * notified a moment later, and a turn is had by one tab at a time.
 */
export function sharedStorage(): SharedStorage {
  const contents = memoryStorage()
  const listenersOf = new Map<Storage, Set<() => void>>()
  const turns = new Map<string, Promise<unknown>>()

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
          exclusively(name, task) {
            const turn = (turns.get(name) ?? Promise.resolve()).then(task, task)
            turns.set(
              name,
              turn.catch(() => undefined),
            )
            return turn
          },
        },
      }
    },
  }
}
