import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from './scenarios/index.ts'
import { users } from './fixtures/users.ts'
import type { UserKey } from './scenarios/scenario.ts'

/** What the address may say about the mocked world. It holds for the tab: kept in its session storage, taken off the address. */
interface WorldChoices {
  scenario: ScenarioName
  transport: 'worker' | 'in-page'
  latencyMs: number | undefined
  /** The delay before a failed read is tried again, doubled with each try. */
  firstRetryMs: number | undefined
  seed: string | undefined
}

export interface FreshChoices extends WorldChoices {
  /** The address named a scenario: it begins anew, with its own viewer. */
  beginsAnew: boolean
  /** The address named a viewer: a person, or nobody. */
  viewer: UserKey | 'nobody' | undefined
  /** The address without what was read from it. */
  search: string
}

const KEPT = 'perigee.mock'
const KEYS = ['scenario', 'transport', 'latency', 'retry', 'seed', 'viewer'] as const

/** Reads `?scenario=…&viewer=…&transport=worker|in-page&latency=200&retry=0&seed=…`; says in the console what it cannot use. */
export function readWorldChoices(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): FreshChoices {
  const asked = new URLSearchParams(search)
  const before = keptChoices(storage)
  const scenario = oneOf(asked.get('scenario'), SCENARIO_NAMES, 'scenario')
  const choices: WorldChoices = {
    scenario: scenario ?? before.scenario ?? 'default',
    transport: oneOf(asked.get('transport'), ['worker', 'in-page'], 'transport') ?? before.transport ?? 'worker',
    latencyMs: msOf(asked.get('latency')) ?? before.latencyMs,
    firstRetryMs: msOf(asked.get('retry')) ?? before.firstRetryMs,
    seed: asked.get('seed') ?? before.seed,
  }
  keep(storage, choices)
  const viewers = [...users.map(({ key }) => key as UserKey), 'nobody' as const]
  const viewer = oneOf(asked.get('viewer'), viewers, 'viewer')
  for (const key of KEYS) asked.delete(key)
  const rest = asked.toString()
  return { ...choices, beginsAnew: scenario !== undefined, viewer, search: rest && `?${rest}` }
}

function msOf(asked: string | null): number | undefined {
  return asked !== null && Number(asked) >= 0 ? Number(asked) : undefined
}

function keptChoices(storage: Pick<Storage, 'getItem'>): Partial<WorldChoices> {
  try {
    const kept = JSON.parse(storage.getItem(KEPT) ?? '{}') as Partial<WorldChoices>
    return kept.scenario && isScenarioName(kept.scenario) ? kept : {}
  } catch {
    return {}
  }
}

function keep(storage: Pick<Storage, 'setItem'>, choices: WorldChoices): void {
  try {
    storage.setItem(KEPT, JSON.stringify(choices))
  } catch {
    // A full storage: the choices last until the next reload.
  }
}

function oneOf<T extends string>(asked: string | null, known: readonly T[], what: string): T | undefined {
  if (asked === null || known.includes(asked as T)) return (asked as T | null) ?? undefined
  console.warn(`There is no ${what} "${asked}"; there are ${known.join(', ')}.`)
  return undefined
}
