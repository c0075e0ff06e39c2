import type { Fault } from '#mocks/faults/fault.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'

/**
 * The one vocabulary in which a mocked world is described: by the address of the app (situationAddress.ts), by stories
 * (`parameters.world`), by end-to-end tests (`world({ … })`), by the panel and by the control calls of the HTTP server.
 * Where the app is (its route) is the address itself.
 */
export interface Situation {
  /** The whole situation that everything else is put over. */
  scenario?: ScenarioName
  /** Who is signed in; null for nobody. Without it, as the scenario says. */
  viewer?: UserKey | null
  /** Another word, other "random" picks. */
  seed?: string
  /**
   * The moment at which time is frozen, and how far it was moved since the world began: `2026-05-20T12:00:00Z`,
   * `2026-05-20T12:00:00Z_905s`, with `_runs` where time was resumed, or `_905s` for a clock that runs ahead (clockText.ts).
   */
  clock?: string
  /** How long an ordinary response takes. Without it, as the scenario says. */
  latencyMs?: number
  /** What goes wrong, besides what the scenario says. */
  faults?: readonly Fault[]
  /** The faults that the scenario brings are left out. */
  ownFaults?: false
}
