import type { PlannedFault } from '#mocks/faults/faultPlan.ts'
import type { RehearsedContract } from '#mocks/rehearsal/newContract.ts'
import { isScenarioName } from '#mocks/scenarios/index.ts'
import { readClockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { takeMistakes, unknownName, withoutLinkWords } from '#mocks/situation/linkWords.ts'
import { NOBODY, situationSearch, takeSituation } from '#mocks/situation/situationAddress.ts'
import type { LinkedKind } from './linkedFile.ts'

type Transport = 'worker' | 'in-page'

/** The choices of this tab. They last as long as the tab, including reloads. */
export interface TabChoices extends Situation {
  transport: Transport
  /** Whether the panel's button is shown. */
  panel: boolean
  /** The delay before a failed read is retried. It doubles with each retry. */
  firstRetryMs?: number
  /** The fault plan with its counts; absent before the first one. */
  planned?: readonly PlannedFault[]
  /** The new contract that the server follows. */
  contract?: RehearsedContract
}

export interface FreshChoices extends TabChoices {
  /** The address named a scenario, so the world is filled again, with the scenario's viewer. */
  beginsAnew: boolean
  /** The viewer in the address (a user, or null for the signed-out state), and its changes of records. */
  asked: Pick<Situation, 'viewer' | 'edits'>
  /** The address without the parameters that were read or invalid. */
  search: string
  hash: string
  /** One sentence for each part of the address that could not be used. */
  notices: string[]
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const STORAGE_KEY = 'perigee.mock'
/** What a captured session has instead of what these parameters choose. */
const OF_SESSION: Record<string, string> = { scenario: 'data', seed: 'data', viewer: 'user' }
const TRANSPORTS: readonly Transport[] = ['worker', 'in-page']

interface AddressAndTab {
  /** With the leading `#`. */
  hash?: string
  /** The choices of another open tab: a new tab begins in the same world. */
  otherTab?: Partial<TabChoices> | undefined
  /** The captured session that the address names was loaded: its world begins. */
  opensCapture?: boolean
}

/** The address of a file that an address of the app names. */
export function fileAsked(kind: LinkedKind, search: string): string | undefined {
  return new URLSearchParams(search).get(kind) ?? undefined
}

/**
 * Parses the situation (situation.ts), `transport=worker|in-page`, `panel=on|off` and `retry=<ms>` from an
 * address. Removes `capture=<address of a file>` and `contract=<…>`, which the caller has read before.
 */
export function readWorldChoices(
  search: string,
  storage: Memory,
  { hash = '', otherTab, opensCapture = false }: AddressAndTab = {},
): FreshChoices {
  const asked = new URLSearchParams(search)
  const mistakes: string[] = []
  takeMistakes(asked, mistakes)
  const hashLeft = withoutLinkWords(hash, mistakes)
  asked.delete('capture')
  asked.delete('contract')
  if (opensCapture) takeUnused(asked, mistakes)
  const { situation: read, notices } = takeSituation(asked)
  // They apply once: then they are in the database.
  const { edits, ...situation } = read
  notices.unshift(...mistakes)
  const before = storedChoices(storage) ?? otherTab ?? {}
  const beginsAnew = situation.scenario !== undefined
  const { viewer: _, planned, ...stored } = before
  const firstRetryMs = takeMs(asked, 'retry', notices) ?? before.firstRetryMs
  const choices: TabChoices = {
    ...(beginsAnew || opensCapture ? {} : stored),
    ...situation,
    scenario: situation.scenario ?? (opensCapture ? undefined : before.scenario) ?? 'default',
    transport: take(asked, 'transport', TRANSPORTS, notices) ?? before.transport ?? 'worker',
    panel: (take(asked, 'panel', ['on', 'off'], notices) ?? (before.panel === false ? 'off' : 'on')) === 'on',
    ...(firstRetryMs !== undefined && { firstRetryMs }),
    ...(!beginsAnew &&
      !opensCapture &&
      !situation.faults &&
      situation.ownFaults === undefined &&
      planned && { planned }),
  }
  storeChoices(storage, choices)
  const rest = asked.toString()
  return {
    ...choices,
    beginsAnew,
    asked: { ...('viewer' in situation && { viewer: situation.viewer }), ...(edits && { edits }) },
    search: rest && `?${rest}`,
    hash: hashLeft,
    notices,
  }
}

/** Removes the parameters of a scenario that a captured session does not have. */
function takeUnused(asked: URLSearchParams, notices: string[]): void {
  const isUnused = (word: string) => asked.has(word) && !(word === 'viewer' && asked.get(word) === NOBODY)
  for (const word of Object.keys(OF_SESSION).filter(isUnused)) {
    asked.delete(word)
    notices.push(`A captured session has its own ${OF_SESSION[word]}: "${word}" is not used.`)
  }
}

export function storeChoices(storage: Memory, choices: TabChoices): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(choices))
  } catch {
    // Full storage: the choices last until the next reload.
  }
}

function storedChoices(storage: Memory): Partial<TabChoices> | undefined {
  return choicesIn(storage.getItem(STORAGE_KEY))
}

/** The stored choices of a tab; undefined if there are none, or if another version of the project stored them. */
export function choicesIn(text: string | null): Partial<TabChoices> | undefined {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<TabChoices>
    return stored.scenario && isScenarioName(stored.scenario) ? stored : undefined
  } catch {
    return undefined
  }
}

/** A text for comparing the worlds of tabs. Worlds with running time count as equal in time. */
export function worldWords({ viewer: _, faults = [], planned, clock, contract, ...rest }: Partial<TabChoices>): string {
  const isFrozen = clock !== undefined && readClockText(clock)?.at !== undefined && !clock.endsWith('_runs')
  const present = planned?.map(({ fault }) => fault) ?? faults
  const words = situationSearch({
    scenario: 'default',
    ...rest,
    ...(isFrozen && { clock }),
    faults: present,
  })
  if (contract) words.set('contract', contract.name)
  return words.toString()
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
  if (asked !== null && !found) notices.push(unknownName(key, asked, known))
  return found
}

function takeMs(from: URLSearchParams, key: string, notices: string[]): number | undefined {
  const asked = from.get(key)
  from.delete(key)
  if (asked === null) return undefined
  if (/^\d{1,6}$/.test(asked)) return Number(asked)
  notices.push(`"${asked}" is not a valid ${key}. Write milliseconds.`)
  return undefined
}
