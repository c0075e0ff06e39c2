import type { PlannedFault } from './faults/faultPlan.ts'
import { isScenarioName } from './scenarios/index.ts'
import type { Situation } from './situation/situation.ts'
import { takeSituation } from './situation/situationAddress.ts'

type Transport = 'worker' | 'in-page'

/** What is chosen for this tab. It lasts as long as the tab, reloads included. */
export interface TabChoices extends Situation {
  transport: Transport
  /** Whether the panel's button is shown. */
  panel: boolean
  /** The delay before a failed read is tried again, doubled with each try. */
  firstRetryMs?: number
  /** The fault plan with its counts, once there is one. */
  planned?: readonly PlannedFault[]
}

export interface FreshChoices extends TabChoices {
  /** The address named a scenario: it begins anew, with its own viewer. */
  beginsAnew: boolean
  /** The address named a viewer: a person, or null for nobody. */
  asked: Pick<Situation, 'viewer'>
  /** The address without what was read from it. */
  search: string
  /** One sentence for each part of the address that could not be used. */
  notices: string[]
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const STORAGE_KEY = 'perigee.mock'
const TRANSPORTS: readonly Transport[] = ['worker', 'in-page']

/** Reads the situation (situation.ts), `transport=worker|in-page`, `panel=on|off` and `retry=<ms>` from the search of an address. */
export function readWorldChoices(search: string, storage: Memory): FreshChoices {
  const asked = new URLSearchParams(search)
  const { situation, notices } = takeSituation(asked)
  const before = storedChoices(storage)
  const beginsAnew = situation.scenario !== undefined
  const { viewer: _, planned, ...stored } = before
  const firstRetryMs = takeMs(asked, 'retry', notices) ?? before.firstRetryMs
  const choices: TabChoices = {
    ...(beginsAnew ? {} : stored),
    ...situation,
    scenario: situation.scenario ?? before.scenario ?? 'default',
    transport: take(asked, 'transport', TRANSPORTS, notices) ?? before.transport ?? 'worker',
    panel: (take(asked, 'panel', ['on', 'off'], notices) ?? (before.panel === false ? 'off' : 'on')) === 'on',
    ...(firstRetryMs !== undefined && { firstRetryMs }),
    ...(!beginsAnew && !situation.faults && planned && { planned }),
  }
  storeChoices(storage, choices)
  const rest = asked.toString()
  return {
    ...choices,
    beginsAnew,
    asked: 'viewer' in situation ? { viewer: situation.viewer } : {},
    search: rest && `?${rest}`,
    notices,
  }
}

export function storeChoices(storage: Memory, choices: TabChoices): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(choices))
  } catch {
    // A full storage: the choices last until the next reload.
  }
}

function storedChoices(storage: Memory): Partial<TabChoices> {
  try {
    const stored = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Partial<TabChoices>
    return stored.scenario && isScenarioName(stored.scenario) ? stored : {}
  } catch {
    return {}
  }
}

function take<T extends string>(
  from: URLSearchParams,
  key: string,
  known: readonly T[],
  notices: string[],
): T | undefined {
  const asked = from.get(key)
  from.delete(key)
  const found = known.find((each) => each === asked)
  if (asked !== null && !found) notices.push(`There is no ${key} "${asked}"; there are ${known.join(', ')}.`)
  return found
}

function takeMs(from: URLSearchParams, key: string, notices: string[]): number | undefined {
  const asked = from.get(key)
  from.delete(key)
  if (asked === null) return undefined
  if (/^\d{1,6}$/.test(asked)) return Number(asked)
  notices.push(`"${asked}" is no ${key}; write milliseconds.`)
  return undefined
}
