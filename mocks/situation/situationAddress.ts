import { readEdits } from '#mocks/edits/edits.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { users } from '#mocks/fixtures/users.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { readClockText } from './clockText.ts'
import { faultText, readFaultText } from './faultText.ts'
import { unknownName } from './linkWords.ts'
import type { Situation } from './situation.ts'

/** The value of `viewer` for the signed-out state, in addresses and lists. */
export const NOBODY = 'nobody'
export const VIEWERS: readonly (UserKey | typeof NOBODY)[] = [...users.map(({ key }) => key as UserKey), NOBODY]

/** `fault=none` leaves out the scenario's faults. */
const NO_OWN_FAULTS = 'none'
const MAX_LATENCY_MS = 60_000
const MAX_SEED_LENGTH = 60
const KEYS = ['scenario', 'viewer', 'seed', 'clock', 'latency', 'fault', 'edit'] as const

/** The mocked world that an address describes. */
export interface SituationRead {
  situation: Situation
  /** One sentence for each part that could not be used. */
  notices: string[]
}

/** Parses the parameters of the vocabulary and removes them from the search parameters. */
export function takeSituation(search: URLSearchParams): SituationRead {
  const notices: string[] = []
  const situation: Situation = {}
  const scenario = search.get('scenario')
  if (scenario !== null) {
    const known = oneOf(scenario, SCENARIO_NAMES)
    if (known) situation.scenario = known
    else notices.push(unknownName('scenario', scenario, SCENARIO_NAMES))
  }
  const viewer = search.get('viewer')
  if (viewer !== null) {
    const known = oneOf(viewer, VIEWERS)
    if (known) situation.viewer = known === NOBODY ? null : known
    else notices.push(unknownName('viewer', viewer, VIEWERS))
  }
  const seed = search.get('seed')
  if (seed !== null) {
    if (seed !== '' && seed.length <= MAX_SEED_LENGTH) situation.seed = seed
    else notices.push(`A seed is a word of 1 to ${MAX_SEED_LENGTH} characters.`)
  }
  const clock = search.get('clock')
  if (clock !== null) {
    if (readClockText(clock)) situation.clock = clock
    else notices.push(`"${clock}" is not a valid time. Write clock=2026-05-20T12:00:00Z or clock=_15m.`)
  }
  const latency = search.get('latency')
  if (latency !== null) {
    if (/^\d+$/.test(latency) && Number(latency) <= MAX_LATENCY_MS) situation.latencyMs = Number(latency)
    else notices.push(`"${latency}" is not a valid latency. Write milliseconds from 0 to ${MAX_LATENCY_MS}.`)
  }
  const faults = search.getAll('fault')
  if (faults.includes(NO_OWN_FAULTS)) situation.ownFaults = false
  const added = faults.filter((fault) => fault !== NO_OWN_FAULTS)
  if (added.length > 0) situation.faults = readFaults(added, notices)
  const edit = search.get('edit')
  if (edit !== null) {
    const read = readEdits(edit)
    if ('edits' in read) situation.edits = read.edits
    else notices.push(`The changes of records in the link were ignored. ${read.problem}`)
  }
  for (const key of KEYS) search.delete(key)
  return { situation, notices }
}

/** The search parameters that describe this situation. */
export function situationSearch({
  scenario,
  viewer,
  seed,
  clock,
  latencyMs,
  ownFaults,
  faults,
  edits,
}: Situation): URLSearchParams {
  const search = new URLSearchParams()
  if (scenario !== undefined) search.set('scenario', scenario)
  if (viewer !== undefined) search.set('viewer', viewer ?? NOBODY)
  if (seed !== undefined) search.set('seed', seed)
  if (clock !== undefined) search.set('clock', clock)
  if (latencyMs !== undefined) search.set('latency', String(latencyMs))
  if (ownFaults === false) search.append('fault', NO_OWN_FAULTS)
  for (const fault of faults ?? []) search.append('fault', faultText(fault))
  if (edits !== undefined) search.set('edit', JSON.stringify(edits))
  return search
}

/** The address of a page with a situation as search parameters. */
export function situationLink(page: string, situation: Situation): URL {
  const address = new URL(page)
  for (const [key, value] of situationSearch(situation)) address.searchParams.append(key, value)
  return address
}

function readFaults(texts: readonly string[], notices: string[]): Fault[] {
  return texts.flatMap((text) => {
    const read = readFaultText(text)
    if ('fault' in read) return [read.fault]
    notices.push(`The fault "${text}" was ignored. ${read.problem}`)
    return []
  })
}

function oneOf<T extends string>(asked: string, known: readonly T[]): T | undefined {
  return known.find((each) => each === asked)
}
