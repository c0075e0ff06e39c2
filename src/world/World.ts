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
  /** Calls the listener when another tab may have changed the storage. Returns a function that removes it. */
  onChange(listener: () => void): () => void
  /**
   * Runs `task` while no other tab runs one of the same name. Waits as long as another tab does: until its task has
   * ended, or the tab is closed. Calls `onWait` if it has to wait.
   */
  exclusively<T>(name: string, task: () => Promise<T>, onWait?: () => void): Promise<T>
}

/** The state of the site that serves the app's own code. */
export type SiteState = 'out of reach' | 'as it was' | 'replaced'

/** The site that serves the app's own code. */
export interface Site {
  /** Checks whether the site can be reached, and whether a newer build has been deployed. */
  look(): Promise<SiteState>
  /** Calls `listener` when the browser reports that the connection is back. Returns a function that removes it. */
  onOnline(listener: () => void): () => void
  /** Reloads the page. */
  reload(): void
}

/**
 * Everything outside the app that it may use. No code in `src` uses `window.fetch`, `localStorage`,
 * `Date.now()` or `Math.random()` directly, so two worlds, and therefore two apps, can share one page.
 */
export interface World {
  /** The address of the API: '/api/v1' or 'https://staging.example/api/v1'; no trailing slash. */
  baseUrl: string
  /** The network, the network behind a service worker, or a mock server in this page. */
  fetch: typeof globalThis.fetch
  /** Aborted when the app of this world is disposed of: its calls are aborted, and have no result. Set by createApp. */
  ended?: AbortSignal
  /** The delay before a failed read is retried; it doubles with each retry. @default RETRY_FIRST_MS */
  firstRetryMs?: number
  /** The time limit of every call, in place of its own (product/limits.ts): for tests. */
  callTimeoutMs?: number
  /** Toasts stay until they are closed: for stories about toasts. */
  toastsStay?: boolean
  /** Storage that outlives the tab: localStorage, or a Map for a story. */
  storage: Storage
  /** Absent if no other tab shares the storage, as in a story. */
  tabs?: Tabs
  /** Absent if no code is lazy-loaded, as in a test of a part, and if several worlds share one page. */
  site?: Site
  /** Storage that lasts as long as the tab. */
  sessionStorage: Storage
  clock: Clock
  /** A number from 0 up to, but not including, 1, like `Math.random()`; constant in tests and stories. */
  random(): number
  /** The address bar, or memory for a story. */
  history: RouterHistory
  /** The site's own address, without a path: links that are shared begin with it. */
  origin: string
  /**
   * The user's time zone as an IANA name; 'UTC' if the browser does not know it. Called when a
   * time is shown: browsers load their calendars for it, a tenth of a cold start on a phone.
   */
  timeZone(): string
  /** The element with the settings of the whole screen (text size, bold text); the root, or a story's own box. */
  root: HTMLElement
}
