import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { Tabs } from '#src/world/World.ts'

export interface SharedStorage {
  /** One more tab of the site: what it stores, and how it is told of the others. */
  tab(): { storage: Storage; tabs: Tabs }
}

/**
 * A site's storage as the tabs of one browser share it: a change is there at once for every reader, the others are
 * told of it a moment later, and a turn is had by one tab at a time.
 */
export function sharedStorage(): SharedStorage {
  const kept = memoryStorage()
  const hearing = new Map<Storage, Set<() => void>>()
  const turns = new Map<string, Promise<unknown>>()

  function tellOthers(changer: Storage) {
    for (const [storage, listeners] of hearing) {
      if (storage !== changer) for (const listener of listeners) setTimeout(listener, 0)
    }
  }

  return {
    tab() {
      const storage: Storage = {
        get length() {
          return kept.length
        },
        key: (index) => kept.key(index),
        getItem: (key) => kept.getItem(key),
        setItem(key, value) {
          kept.setItem(key, value)
          tellOthers(storage)
        },
        removeItem(key) {
          kept.removeItem(key)
          tellOthers(storage)
        },
        clear() {
          kept.clear()
          tellOthers(storage)
        },
      }
      const listeners = new Set<() => void>()
      hearing.set(storage, listeners)
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
