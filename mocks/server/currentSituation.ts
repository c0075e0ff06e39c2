import { type ScenarioName, scenarioOf } from '#mocks/scenarios/index.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { createListeners } from '#src/lib/listeners.ts'
import type { MockServerOptions } from './options.ts'

export interface CurrentSituation {
  scenario(): ScenarioName
  seed(): string
  latencyMs(): number
  setLatency(ms: number): void
  /** Changes `situation`. The listeners are called by `notify`, after the world has changed. */
  change(situation: Pick<Situation, 'scenario' | 'seed' | 'latencyMs'>): void
  notify(): void
  /**
   * Calls `listener` whenever the latency, the situation or the undoable write has changed; returns a function that
   * removes it.
   */
  onSituation(listener: () => void): () => void
}

const DEFAULT_SEED = 'perigee'

/** The situation of a server, and the listeners to its changes. */
export function createCurrentSituation(options: MockServerOptions): CurrentSituation {
  let { scenario = 'default', seed = DEFAULT_SEED } = options
  let latencyMs = options.latencyMs ?? scenarioOf(scenario).latencyMs ?? 0
  const { notify, subscribe } = createListeners()
  return {
    scenario: () => scenario,
    seed: () => seed,
    latencyMs: () => latencyMs,
    setLatency(ms) {
      latencyMs = ms
      notify()
    },
    change({ scenario: next = scenario, seed: word = DEFAULT_SEED, latencyMs: ms }) {
      scenario = next
      seed = word
      latencyMs = ms ?? scenarioOf(next).latencyMs ?? options.latencyMs ?? 0
    },
    notify,
    onSituation: subscribe,
  }
}
