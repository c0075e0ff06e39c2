import type { FoundChange, FoundChanges } from '#openapi/descriptions/compareDescriptions.ts'
import { type Difference, stepsOf } from '#openapi/descriptions/describedChange.ts'
import type { Description } from '#openapi/descriptions/readDescription.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Alteration, MoveAlteration } from './alteration.ts'
import { derivedAlterations } from './derivedAlterations.ts'

/** A difference of the new contract, once for all places that share it, and what it changes in the traffic. */
export interface Rehearsal {
  /** `response 200 /name maxLength: 25 → 20`. */
  title: string
  places: Difference[]
  alterations: Alteration[]
  /** Why its change of the traffic cannot be derived. */
  why?: string
  /** A line for the file of renames, if this may be half of one. */
  suggestion?: string
}

/**
 * `name: newName`, `name: object.name`; `readMe.name: newName` for one operation. `/path: /newPath` rehearses the app as if
 * it already called the new path.
 */
export type Renames = Record<string, string>

/** Their description with our paths, where the renames name them. */
export function withOurPaths(theirs: Description, renames: Renames): Description {
  const paths = { ...(theirs.paths as object) } as Record<string, unknown>
  for (const [ours, given] of Object.entries(renames).filter(([name]) => name.startsWith('/'))) {
    if (!(given in paths)) throw new Error(`The new description has no path ${given}.`)
    paths[ours] = paths[given]
    delete paths[given]
  }
  return { ...theirs, paths }
}

/** The keyword of a change that says everything about its place. */
const WHOLE = new Set(['oneOf', 'anyOf', 'allOf', 'properties', 'key'])

export function rehearsalsOf({ found, documents }: FoundChanges, renames: Renames = {}): Rehearsal[] {
  const { moves, others } = withRenames(found.flatMap(inTwo), renames)
  const rehearsals = new Map<string, Rehearsal>()
  const add = (title: string, key: string, places: Difference[], derived: Partial<Rehearsal>) => {
    const one: Rehearsal = rehearsals.get(key) ?? { title, places: [], alterations: [], ...derived }
    const { alterations = [] } = derived
    rehearsals.set(key, {
      ...one,
      places: [...one.places, ...places],
      alterations: one.places.length === 0 ? alterations : [...one.alterations, ...alterations],
    })
  }
  for (const { title, places, alterations } of moves) add(title, title, places, { alterations })
  for (const rows of mergedRows(others)) {
    const [first] = rows
    if (!first || isFollowing(first, others)) continue
    const { where, ours, theirs } = first.difference
    const places = rows.map(({ difference }) => difference)
    const of = where === 'operation' ? ours : where
    const suggestion = suggestionFor(first, others)
    add(`${of}: ${changeText(ours, theirs)}`, keyOf(first.difference), places, {
      ...derivedAlterations(first, documents),
      ...(suggestion !== undefined && { suggestion }),
    })
  }
  return [...rehearsals.values()]
}

/** Equal changes of a shared schema are one: the end of the place, and both values. */
function keyOf({ operation, where, ours, theirs }: Difference): string {
  const [part = ''] = where.split(' ')
  if (where.endsWith('required')) return `${part} required ${requiredOf(ours, theirs)}`
  const end = /[^/ ]+(?:\/\*)*(?: \w+)?$/.exec(where.replace(/^(response) \S+/, '$1'))?.[0] ?? where
  return where === 'operation' ? `${operation} ${ours} ${theirs}` : [part, end, ours, theirs].join(' | ')
}

/** A field that Redocly takes for a renamed one, because its schema is the same: one that goes and one that comes. */
function inTwo(row: FoundChange): FoundChange[] {
  const { difference, change } = row
  const steps = stepsOf(change?.base?.pointer ?? '')
  if (change?.property !== 'key' || steps.at(-2) !== 'properties' || !change.base || !change.revision) return [row]
  const where = difference.where.replace(/ key$/, '')
  const comes = where.slice(0, where.lastIndexOf('/') + 1) + difference.theirs
  const { property: _, base, revision, ...rest } = change
  return [
    {
      difference: { ...difference, where, ours: 'present', theirs: 'missing' },
      change: { ...rest, kind: 'removed', base },
    },
    {
      difference: { ...difference, where: comes, ours: 'missing', theirs: 'present' },
      change: { ...rest, kind: 'added', revision },
    },
  ]
}

/** The names in one list only, so that a longer list of a subtype is the same change. */
function requiredOf(ours: string, theirs: string): string {
  const [before, after] = [ours.split(', '), theirs.split(', ')]
  return [
    ...before.filter((name) => !after.includes(name)),
    '→',
    ...after.filter((name) => !before.includes(name)),
  ].join(' ')
}

/** Several changed keywords of one place are one change if one of them changes everything about it. */
function mergedRows(found: readonly FoundChange[]): FoundChange[][] {
  const byPlace = Map.groupBy(found, ({ difference, change }) => {
    const { property } = change ?? {}
    const place = property && property !== 'required' ? difference.where.replace(` ${property}`, '') : difference.where
    return `${difference.operation} ${place}${property === 'required' ? ' required' : ''}`
  })
  return [...byPlace.values()].flatMap((rows) => {
    const whole = rows.find((row) => isWhole(row))
    return whole ? [[whole, ...rows.filter((row) => row !== whole)]] : rows.map((row) => [row])
  })
}

function isWhole({ change }: FoundChange): boolean {
  const keyword = keywordOf(change)
  if (WHOLE.has(keyword)) return true
  // Another type changes the format and the limits, too.
  const types = (value: unknown) => [value].flat<unknown>()
  const [before, after] = [types(change?.base?.value), types(change?.revision?.value)]
  return keyword === 'type' && !before.every((type) => after.includes(type))
}

/** The changed keyword, also of a whole `oneOf` that was added. */
function keywordOf(change: FoundChange['change']): string {
  if (!change) return ''
  if (change.property !== undefined) return change.property
  const steps = stepsOf((change.base ?? change.revision)?.pointer ?? '')
  return steps.at(-2) === 'properties' ? '' : (steps.at(-1) ?? '')
}

/** `required` follows from a field that is gone, and from a shape that changed. */
function isFollowing({ difference, change }: FoundChange, all: readonly FoundChange[]): boolean {
  if (change?.property !== 'required') return false
  const place = difference.where.replace(/ ?required$/, '')
  const around = all.filter((one) => one.difference.operation === difference.operation)
  if (around.some((one) => isWhole(one) && one.difference.where.replace(/ type$/, '') === place)) return true
  const names = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])
  const [before, after] = [names(change.base?.value), names(change.revision?.value)]
  const gone = before.filter((name) => !after.includes(name))
  const isGone = (name: string) =>
    around.some(({ difference: { where, theirs } }) => where === placeOf(place, name) && theirs === 'missing')
  return gone.length > 0 && gone.every(isGone) && after.every((name) => before.includes(name))
}

function placeOf(place: string, name: string): string {
  return place.includes('/') ? `${place}/${name}` : `${place} /${name}`
}

interface Moves {
  moves: { title: string; places: Difference[]; alterations: MoveAlteration[] }[]
  others: FoundChange[]
}

/** A field that goes and one that comes, as one change, if the file of renames says so. */
function withRenames(found: readonly FoundChange[], renames: Renames): Moves {
  const used = new Set<FoundChange>()
  const ofFields = Object.entries(renames).filter(([name]) => !name.startsWith('/'))
  const moves = ofFields.map(([ours, theirs]) => {
    const [operation, name = ''] = ours.includes('.') ? ours.split('.') : [undefined, ours]
    const to = theirs.split('.')
    const gone = found.filter(({ difference: { operation: id, where, theirs: now } }) => {
      return now === 'missing' && where.endsWith(`/${name}`) && (operation === undefined || operation === id)
    })
    const alterations = gone.flatMap((row): MoveAlteration[] => {
      const [part, status = '', pointer = ''] = row.difference.where.split(' ')
      const isNew = ({ difference: other }: FoundChange) =>
        other.operation === row.difference.operation &&
        other.ours === 'missing' &&
        other.where.startsWith(row.difference.where.slice(0, -name.length) + (to[0] ?? ''))
      for (const each of [row, ...found.filter(isNew)]) used.add(each)
      if (part !== 'response') return []
      const path = pointer.split('/').slice(1, -1)
      return [{ kind: 'move', operation: row.difference.operation as OperationId, status, path, from: name, to }]
    })
    return { title: `${ours} → ${theirs}`, places: gone.map(({ difference }) => difference), alterations }
  })
  return { moves: moves.filter(({ places }) => places.length > 0), others: found.filter((row) => !used.has(row)) }
}

/** For a field that goes, the one that comes at the same place, if it is the only one. */
function suggestionFor({ difference }: FoundChange, all: readonly FoundChange[]): string | undefined {
  const name = /\/(\w+)$/.exec(difference.where)?.[1]
  if (difference.theirs !== 'missing' || name === undefined) return undefined
  const around = difference.where.slice(0, -name.length)
  const come = all.filter(({ difference: other, change }) => {
    const isHere = other.operation === difference.operation && other.where.startsWith(around)
    return (
      isHere && other.ours === 'missing' && keywordOf(change) === '' && /^\w+$/.test(other.where.slice(around.length))
    )
  })
  const [only] = come
  return only && come.length === 1 ? `${name}: ${only.difference.where.slice(around.length)}` : undefined
}

/** Of two lists, only what they do not share. */
function changeText(ours: string, theirs: string): string {
  const [before, after] = [ours.split(', '), theirs.split(', ')]
  if (Math.min(before.length, after.length) < 2) return `${short(ours)} → ${short(theirs)}`
  const [gone, come] = [without(before, after), without(after, before)]
  return [gone && `without ${short(gone)}`, come && `with ${short(come)}`].filter(Boolean).join(', ')
}

function without(names: string[], others: string[]): string {
  return names.filter((name) => !others.includes(name)).join(', ')
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text
}
