import type { Schema } from '@cfworker/json-schema'
import { compareDescriptions, type Difference } from '#openapi/descriptions/compareDescriptions.ts'
import { inWords } from '#openapi/descriptions/differencesText.ts'
import type { Description } from '#openapi/descriptions/upgradedDescription.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Alteration } from './alteration.ts'
import { alterationsOf } from './alterationsOf.ts'

/** A difference of the new contract, once for all places that share it, and what it changes in the traffic. */
export interface Rehearsal {
  /** `response 200 /name maxLength: 25 → 20`. */
  title: string
  places: Pick<Difference, 'operation' | 'path'>[]
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

function changeOf(difference: Difference) {
  return { ...difference, ...inWords(difference), ...alterationsOf(difference) }
}
type ContractChange = ReturnType<typeof changeOf>

/** The differences of a new contract, of all calls or these. Fails with one sentence if it shares no call with ours. */
export function rehearsalsOf(
  contract: Description,
  theirs: Description,
  renames: Renames = {},
  only?: readonly string[],
): Rehearsal[] {
  const changes = compareDescriptions(contract, withOurPaths(theirs, renames))
    .filter(({ operation }) => only?.includes(operation) ?? true)
    .map(changeOf)
  const { moves, others } = withRenames(changes, renames)
  const rehearsals = [...Map.groupBy(others, keyOf).values()].map((places): Rehearsal => {
    const [first] = places as [ContractChange]
    const { part, where, ours, why } = first
    const suggestion = suggestionFor(first, changes)
    const kind = kindOf(first)
    return {
      title: kind
        ? `${kind}: ${namesOf(places, kind)}`
        : `${part === 'operation' ? ours : where}: ${changeText(first)}`,
      places: places.map(placeOf),
      alterations: places.flatMap(({ alterations }) => alterations),
      ...(why !== undefined && { why }),
      ...(suggestion !== undefined && { suggestion }),
    }
  })
  return [...moves, ...rehearsals]
}

type Kind = 'new calls' | 'new fields' | 'the traffic of the app stays the same'

/** Of what the app knows nothing, and of what leaves its traffic as it is, each kind is one difference. */
function kindOf({ part, path, what, ours, alterations, why }: ContractChange): Kind | undefined {
  if (part === 'operation') return ours === 'missing' ? 'new calls' : undefined
  if (alterations.length === 0 && why === undefined) return 'the traffic of the app stays the same'
  const isField = part.startsWith('response ') && what === '' && path.length > 0 && path.at(-1) !== '*'
  return isField && ours === 'missing' ? 'new fields' : undefined
}

function namesOf(places: readonly ContractChange[], kind: Kind): string {
  const names = places.map(({ operation, path, where }) =>
    kind === 'new calls' ? operation : kind === 'new fields' ? path.at(-1) : where,
  )
  return short([...new Set(names)].join(', '))
}

function placeOf({ operation, path }: ContractChange): Rehearsal['places'][number] {
  return { operation, path }
}

/** Their description with our paths, where the renames name them. */
function withOurPaths(theirs: Description, renames: Renames): Description {
  const paths = { ...(theirs.paths as object) } as Record<string, unknown>
  for (const [ours, given] of Object.entries(renames).filter(([name]) => name.startsWith('/'))) {
    if (!(given in paths)) throw new Error(`The new description has no path ${given}.`)
    paths[ours] = paths[given]
    delete paths[given]
  }
  return { ...theirs, paths }
}

/** Equal changes of a shared schema are one: the end of the place, and both values. */
function keyOf(change: ContractChange): string {
  const { operation, part, path, what, ours, theirs } = change
  const kind = kindOf(change)
  if (kind || part === 'operation') return kind ?? operation
  const field = path.findLastIndex((step) => step !== '*')
  const end = field === -1 ? [part] : [part.split(' ')[0], ...path.slice(field)]
  return [...end, what, ours, theirs].join(' | ')
}

/** A field that goes and one that comes, as one change, if the file of renames says so. */
function withRenames(changes: readonly ContractChange[], renames: Renames) {
  const used = new Set<ContractChange>()
  const ofFields = Object.entries(renames).filter(([name]) => !name.startsWith('/'))
  const moves = ofFields.flatMap(([ours, theirs]): Rehearsal[] => {
    const [operation, name = ''] = ours.includes('.') ? ours.split('.') : [undefined, ours]
    const to = theirs.split('.')
    const gone = changes.filter((change) => {
      return isGone(change) && change.path.at(-1) === name && (operation ?? change.operation) === change.operation
    })
    if (gone.length === 0) return []
    const places = gone.filter(({ schema }) => fieldIn(schema, to) !== undefined)
    if (places.length === 0) throw new Error(`The new description has no field ${theirs} where ${ours} was.`)
    for (const place of places)
      for (const each of changes) if (each === place || isOnTheWay(each, place, to)) used.add(each)
    const alterations = places.flatMap(({ operation: id, part, path }): Alteration[] => {
      const [kind, status = ''] = part.split(' ')
      if (kind !== 'response') return []
      return [{ kind: 'move', operation: id as OperationId, status, path: path.slice(0, -1), from: name, to }]
    })
    return [{ title: `${ours} → ${theirs}`, places: places.map(placeOf), alterations }]
  })
  return { moves, others: changes.filter((change) => !used.has(change)) }
}

function isGone({ path, what, theirs }: ContractChange): boolean {
  return path.length > 0 && what === '' && theirs === 'missing'
}

function fieldIn(schema: Schema, [name, ...inside]: readonly string[]): unknown {
  if (name === undefined) return schema
  const field = schema.properties?.[name]
  return field && fieldIn(field as Schema, inside)
}

/** Whether this is about the field that takes the place of one that is gone, or about a new object around it. */
function isOnTheWay({ operation, part, path }: ContractChange, gone: ContractChange, to: readonly string[]): boolean {
  const place = [...gone.path.slice(0, -1), ...to]
  const isInside = path.length >= gone.path.length && path.every((step, at) => step === place[at])
  return isInside && operation === gone.operation && part === gone.part
}

/** For a field that goes, the only one that it can be now: of its type, or of its name in a new object. */
function suggestionFor(change: ContractChange, all: readonly ContractChange[]): string | undefined {
  if (!isGone(change)) return undefined
  const beside = all.filter((one) => one.what === '' && isOnTheWay(one, change, one.path.slice(-1)))
  const come = beside.filter(({ ours }) => ours === 'missing')
  const isOnlyOne = come.length === 1 && beside.filter(isGone).length === 1
  const name = change.path.at(-1) ?? ''
  const names = come.flatMap(({ path, schema, theirs }) => {
    if (fieldIn(schema, [name])) return `${path.at(-1)}.${name}`
    return isOnlyOne || theirs === change.ours ? path.at(-1) : []
  })
  return names.length === 1 ? `${name}: ${names[0]}` : undefined
}

/** Of two lists, only what they do not share. */
function changeText({ ours, theirs }: ContractChange): string {
  const [before, after] = [ours.split(', '), theirs.split(', ')]
  if (Math.min(before.length, after.length) < 2) return `${short(ours)} → ${short(theirs)}`
  const without = (names: string[], others: string[]) =>
    short(names.filter((name) => !others.includes(name)).join(', '))
  const [gone, come] = [without(before, after), without(after, before)]
  return [gone && `without ${gone}`, come && `with ${come}`].filter(Boolean).join(', ')
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).toWellFormed()}…` : text
}
