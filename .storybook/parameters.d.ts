import type { Fault } from '#mocks/faults/fault.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'

/** What a story says about the world it stands in: `parameters: { world: { … } }`. */
export interface WorldParameters {
  /** Who is signed in; null for nobody. Without it, whoever the scenario says. */
  viewer?: UserKey | null
  /** The situation the pretend server starts in. */
  scenario?: ScenarioName
  /** What goes wrong with which call. */
  faults?: Fault[]
  /** Shows the whole app at this address, in place of the story's component. */
  path?: string
  /** For a component alone: the address it believes it is at. */
  at?: string
  /** The moment at which this world's clock stands still. */
  clock?: string
  /** The visitor's time zone; UTC unless named. */
  timeZone?: string
  /** How long each call takes. */
  latencyMs?: number
  /** Retries wait as long as in production (1, 2 and 4 s). Otherwise they do not wait: a failed read is shown at once. */
  realRetries?: boolean
  /** What the browser remembers from an earlier visit, by key, as JSON. */
  storage?: Record<string, unknown>
}
