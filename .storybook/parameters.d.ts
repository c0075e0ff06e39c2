import type { Situation } from '#mocks/situation/situation.ts'

/** The world of a story: `parameters: { world: { … } }`. Tests and links use the same fields. */
export interface WorldParameters extends Situation {
  /** Renders the whole app at this path, instead of the story's component. */
  path?: string
  /** For a component alone: the path of its router. */
  at?: string
  /** The visitor's time zone. @default UTC */
  timeZone?: string
  /**
   * Retries are delayed as in production (1, 2 and 4 s). By default there is no delay, so that a failed read appears at
   * once.
   */
  realRetries?: boolean
  /** Toasts stay until the user closes them. With `false`, they close after three seconds. @default true */
  toastsStay?: boolean
  /** The read-only environment with this name: the page shows its badge, and no write reaches the server. */
  readOnlyEnvironment?: string
  /** The text of a database file or of a captured session, which contains its own viewer, time and failures. */
  database?: string
  /** The initial local storage, by key, as JSON. */
  storage?: Record<string, unknown>
}
