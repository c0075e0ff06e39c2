import type { Edits } from '#mocks/edits/edits.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'

/**
 * The vocabulary that describes a mocked world: in the app's address (situationAddress.ts), in stories
 * (`parameters.world`), in end-to-end tests (`world({ … })`), in the panel and in the control calls of the HTTP server.
 * The route of the app is not part of it: that is the address itself.
 */
export interface Situation {
  /** The scenario that the other fields modify. */
  scenario?: ScenarioName
  /** The signed-in user; null: signed out. Absent: the scenario's viewer. */
  viewer?: UserKey | null
  /** Seed of all "random" choices. */
  seed?: string
  /**
   * The moment at which time is frozen, and how far the clock was moved since the world began: `2026-05-20T12:00:00Z`,
   * `2026-05-20T12:00:00Z_905s`, with `_runs` if time was resumed, or `_905s` for a clock that runs ahead
   * (clockText.ts).
   */
  clock?: string
  /** Duration of an ordinary response. Absent: the scenario's. */
  latencyMs?: number
  /** Faults, in addition to the scenario's. */
  faults?: readonly Fault[]
  /** Leaves out the scenario's faults. */
  ownFaults?: false
  /** Changes of its records by hand, after it began. */
  edits?: Edits
}
