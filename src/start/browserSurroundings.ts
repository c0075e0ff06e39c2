import { createBrowserHistory, createHashHistory } from '@tanstack/react-router'
import { browserSite } from '#src/world/browserSite.ts'
import { browserStorage } from '#src/world/browserStorage.ts'
import { browserTabs } from '#src/world/browserTabs.ts'
import { browserTimeZone } from '#src/world/browserTimeZone.ts'
import { systemClock } from '#src/world/systemClock.ts'
import type { World } from '#src/world/World.ts'

/** Everything of a browser's world except the server. */
export function browserSurroundings(): Omit<World, 'baseUrl' | 'fetch'> {
  const storage = browserStorage('localStorage')
  return {
    storage,
    tabs: browserTabs(storage),
    site: browserSite,
    sessionStorage: browserStorage('sessionStorage'),
    clock: systemClock,
    random: () => Math.random(),
    // The static demo runs from any folder, so it keeps its paths in the hash.
    history: import.meta.env.VITE_HISTORY === 'hash' ? createHashHistory() : createBrowserHistory(),
    origin: window.location.origin,
    timeZone: browserTimeZone(),
    root: document.documentElement,
  }
}
