import { databaseLocks } from './databaseLocks.ts'
import { webLocks } from './webLocks.ts'
import type { Tabs } from './World.ts'

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
    exclusively: locks ? webLocks(locks) : databaseLocks(indexedDB),
  }
}
