import { matchedCalls } from './matchedCalls.ts'
import type { Described, PlainOperation } from './plainDescription.ts'
import { isSame, namesIn, type SchemaChange, schemaChanges } from './schemaChanges.ts'
import type { Description } from './upgradedDescription.ts'

/** A difference: the other description lacks something, has it in addition, or differs in it. */
export interface Difference extends PartChange {
  /** The contract's name of the call; its method and path if the contract does not have it. */
  operation: string
  /** The other description's call; undefined if there is none. */
  call: PlainOperation | undefined
  /** It can break a client that follows the contract. */
  breaks: boolean
}

interface PartChange extends SchemaChange {
  /** `query limit`, `request body`, `response 200`, `response 200 header etag`, `token`, `operation`. */
  part: string
}

/** The server's own failures may be described, but need not be. */
const OWN_FAILURE = /^response (5\d\d|5XX|default)$/

/**
 * Compares another OpenAPI description (3.1) with the contract: calls, query, headers, bodies, responses, and tokens,
 * down to limits, formats and patterns. Fails with one sentence if they share no call.
 */
export function compareDescriptions(contract: Description, description: Description): Difference[] {
  const { ours, theirs, ids } = matchedCalls(contract, description)
  const pathOf = (key: string) => key.split(' ')[1]
  const paths = new Set([...theirs.keys()].map(pathOf))
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [our, call] = [ours.get(key), theirs.get(key)]
    const what = our && !call && paths.has(pathOf(key)) ? 'method' : ''
    const changes = our && call ? callChanges(our, call) : [{ ...whole('operation', our && key, call && key), what }]
    return changes.map((change) => ({ ...change, operation: ids.get(key) ?? key, call, breaks: breaks(change) }))
  })
}

function callChanges(ours: PlainOperation, theirs: PlainOperation): PartChange[] {
  const tokens = isSame(ours.tokens, theirs.tokens) ? [] : [whole('token', ours.tokens, theirs.tokens)]
  const changes = partsChanges(ours.parts, theirs.parts)
  return [
    ...withReplacedSuccess(changes).filter((change) => !OWN_FAILURE.test(change.part) || !isWhole(change)),
    ...tokens,
  ]
}

/** A success that is gone and one that comes are one change. */
function withReplacedSuccess(changes: PartChange[]): PartChange[] {
  const successes = changes.filter((change) => change.part.startsWith('response 2') && isWhole(change))
  const come = successes.find(({ ours }) => ours === undefined)
  const gone = successes.filter(({ ours }) => ours !== undefined)
  if (!come || gone.length === 0) return changes
  const statusOf = ({ part }: PartChange) => part.replace('response ', '')
  return changes
    .filter((change) => change !== come)
    .map((each) =>
      gone.includes(each) ? { ...each, what: 'status', ours: statusOf(each), theirs: statusOf(come) } : each,
    )
}

function partsChanges(ours: Record<string, Described>, theirs: Record<string, Described>): PartChange[] {
  return namesIn(ours, theirs).flatMap((part) => {
    const [our, their] = [ours[part], theirs[part]]
    return our && their ? partChanges(part, our, their) : [whole(part, our, their)]
  })
}

function partChanges(part: string, ours: Described, theirs: Described): PartChange[] {
  const changes = (['required', 'content'] as const).flatMap((what) => {
    const [our, their] = [ours, theirs].map(({ [what]: given }) =>
      what === 'content' ? namesIn(given as object) : given,
    )
    return isSame(our, their) ? [] : [{ ...whole(part, our, their), what }]
  })
  const schemas = [
    [ours.schema, theirs.schema],
    ...Object.entries(ours.content ?? {}).map(([type, { schema }]) => [schema, theirs.content?.[type]?.schema]),
  ]
  return [
    ...changes,
    ...schemas.flatMap(([our, their]) =>
      our && their ? schemaChanges(our, their).map((change) => ({ ...change, part })) : [],
    ),
    ...partsChanges(ours.headers ?? {}, theirs.headers ?? {}),
  ]
}

function whole(part: string, ours: unknown, theirs: unknown): PartChange {
  return { part, path: [], what: '', ours, theirs, schema: {} }
}

/** Whether one of the descriptions does not have this part at all. */
function isWhole({ what, path, ours, theirs }: PartChange): boolean {
  return what === '' && path.length === 0 && (ours === undefined || theirs === undefined)
}

function breaks({ part, path, what, ours, theirs, schema }: PartChange): boolean {
  const isResponse = part.startsWith('response')
  if (part === 'operation') return theirs === undefined
  if (part === 'token') return !(theirs as string[]).includes('none') && isNarrower('', ours, theirs)
  if (what !== '') return isResponse ? isNarrower(what, theirs, ours) : isNarrower(what, ours, theirs)
  if (ours === undefined) return !isResponse && path.length === 0 && (theirs as Described).required === true
  return theirs !== undefined || isResponse || path.length === 0 || schema.additionalProperties === false
}

/** Whether what keeps to one value of a keyword may not keep to the other. */
function isNarrower(what: string, from: unknown, to: {} | null | undefined): boolean {
  if (to === undefined) return false
  if (what === 'required') return to === true
  if (/^(max|exclusiveMax)/.test(what)) return !(Number(from) <= Number(to))
  if (/^(min|exclusiveMin)/.test(what)) return !(Number(from) >= Number(to))
  const allowed: unknown[] = [to].flat()
  return ![from].flat().every((each) => allowed.includes(each))
}
