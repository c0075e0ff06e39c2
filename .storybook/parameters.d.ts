import type { Situation } from '#mocks/situation/situation.ts'

/** What a story says about the world it stands in: `parameters: { world: { … } }`. The same words as a test's and a link's. */
export interface WorldParameters extends Situation {
  /** Shows the whole app at this address, in place of the story's component. */
  path?: string
  /** For a component alone: the address it believes it is at. */
  at?: string
  /** The visitor's time zone; UTC unless named. */
  timeZone?: string
  /** Retries wait as long as in production (1, 2 and 4 s). Otherwise they do not wait: a failed read is shown at once. */
  realRetries?: boolean
  /** Toasts stay until they are closed by hand: for a story about one. Otherwise they go after three seconds. */
  toastsStay?: boolean
  /** The environment of this name is read-only: its badge stands on the page, and no change leaves it. */
  readOnlyEnvironment?: string
  /** The text of a database file or of a captured session, which then has its own viewer, time and failures. */
  database?: string
  /** What the browser remembers from an earlier visit, by key, as JSON. */
  storage?: Record<string, unknown>
}
