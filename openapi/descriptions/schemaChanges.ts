import type { Schema } from '@cfworker/json-schema'
import { isRecord } from '#src/lib/isRecord.ts'

/** A difference between two schemas of the same value. */
export interface SchemaChange {
  /** Of the changed value inside the whole; `*` is every item of a list or map. */
  path: string[]
  /** The changed keyword; `required` of a field; empty if the whole value has come, is gone, or has another shape. */
  what: string
  /** Undefined: there is no such field or keyword. */
  ours: unknown
  theirs: unknown
  /** Their schema of the value; of the object around it if the field is gone. */
  schema: Schema
}

const INSIDE = new Set(['properties', 'required', 'items', 'additionalProperties', 'default'])
const ALTERNATIVES = ['oneOf', 'anyOf', 'allOf'] as const

/** The differences of two schemas in their plain form, at any depth. */
export function schemaChanges(ours: Schema, theirs: Schema, path: string[] = []): SchemaChange[] {
  if (isSame(ours, theirs)) return []
  const types = typesOf(theirs)
  // Another type changes everything about a value.
  if (!typesOf(ours).every((type) => types.includes(type)))
    return [{ path, what: 'type', ours: ours.type, theirs: theirs.type, schema: theirs }]
  if (hasOtherShape(ours, theirs)) return [{ path, what: '', ours, theirs, schema: theirs }]
  const changed = namesIn(ours, theirs).filter((name) => !INSIDE.has(name) && !isSame(ours[name], theirs[name]))
  return [
    ...changed.map((what) => ({ path, what, ours: ours[what], theirs: theirs[what], schema: theirs })),
    ...namesIn(ours.properties, theirs.properties).flatMap((name) => fieldChanges(name, ours, theirs, path)),
    ...(['items', 'additionalProperties'] as const).flatMap((what) => {
      const [before, after] = [ours[what], theirs[what]]
      if (isRecord(before) && isRecord(after)) return schemaChanges(before, after, [...path, '*'])
      return isSame(before, after) ? [] : [{ path, what, ours: before, theirs: after, schema: theirs }]
    }),
  ]
}

function fieldChanges(name: string, ours: Schema, theirs: Schema, path: string[]): SchemaChange[] {
  const [before, after] = [ours.properties?.[name], theirs.properties?.[name]]
  const at = { path: [...path, name], what: '', ours: before, theirs: after }
  if (!isRecord(after)) return [{ ...at, schema: theirs }]
  const [must, theyMust] = [ours, theirs].map(({ required = [] }) => required.includes(name))
  return [
    ...(isRecord(before) ? schemaChanges(before, after, at.path) : [{ ...at, schema: after }]),
    ...(must === theyMust ? [] : [{ ...at, what: 'required', ours: must, theirs: theyMust, schema: after }]),
  ]
}

function hasOtherShape(ours: Schema, theirs: Schema): boolean {
  return ALTERNATIVES.some((key) => !isSame(ours[key], theirs[key])) || !ours.properties !== !theirs.properties
}

export function typesOf({ type, properties, items }: Schema): string[] {
  if (type !== undefined) return [type].flat() as string[]
  return properties ? ['object'] : items ? ['array'] : []
}

export function namesIn(...objects: (object | undefined)[]): string[] {
  return [...new Set(objects.flatMap((each) => Object.keys(each ?? {})))]
}

export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

/** The same text for the same value, in whichever order its fields are written. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
