import type { RouterHistory } from '@tanstack/react-router'

/** The time of a world: real in a browser, frozen and movable in tests and stories. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number
  /** Runs `run` once after `delayMs`. Returns a function that cancels it. */
  setTimeout(run: () => void, delayMs: number): () => void
}

/** The other tabs of the site, which share a world's `storage`. */
export interface Tabs {
  /** Calls the listener when another tab may have changed the storage. Returns how to remove it. */
  onChange(listener: () => void): () => void
  /** Runs `task` while no other tab runs one of the same name. */
  exclusively<T>(name: string, task: () => Promise<T>): Promise<T>
}

/** How the site is that the app's own code comes from. */
export type SiteState = 'out of reach' | 'as it was' | 'replaced'

/** The site that the app's own code comes from. */
export interface Site {
  /** Looks whether the site can be reached, and whether another build has taken the place of the one that is running. */
  look(): Promise<SiteState>
  /** Calls `listener` when the browser says that the connection is back. Returns how to stop listening. */
  onOnline(listener: () => void): () => void
  /** Loads the page anew. */
  reload(): void
}

/**
 * Everything an app may touch outside itself. Nothing in `src` reaches for `window.fetch`, `localStorage`,
 * `Date.now()` or `Math.random()` of its own accord, so two worlds, and therefore two apps, can live on one page.
 */
export interface World {
  /** Where the API is: '/api/v1' or 'https://staging.example/api/v1'; no trailing slash. */
  baseUrl: string
  /** The network, the worker's network, or a pretend server in this very page. */
  fetch: typeof globalThis.fetch
  /** The delay before a failed read is tried again; it doubles with each try (A9-36). @default RETRY_FIRST_MS */
  firstRetryMs?: number
  /** Toasts stay until they are closed by hand: for a story about one. */
  toastsStay?: boolean
  /** What outlives the tab: localStorage, or a Map for a story. */
  storage: Storage
  /** Absent where the storage is this world's alone, as in a story. */
  tabs?: Tabs
  /** Absent where nothing is loaded later, as in a test of a part, and where several worlds share one page. */
  site?: Site
  /** What lives as long as the tab. */
  sessionStorage: Storage
  clock: Clock
  /** A number from 0 up to, but not including, 1, as `Math.random()`; a fixed one in tests and stories. */
  random(): number
  /** The address bar, or memory for a story. */
  history: RouterHistory
  /** The site's own address, without a path: links that leave the app (sharing) are made from it. */
  origin: string
  /**
   * Where the visitor's day begins and ends, as an IANA name; 'UTC' where the browser does not say (A9-32). Asked when a
   * time is shown: browsers load their calendars for it, a tenth of a cold start on a phone.
   */
  timeZone(): string
  /** The element that carries what holds for the whole screen (text size, bold text); the page's root, or a story's own box. */
  root: HTMLElement
}
