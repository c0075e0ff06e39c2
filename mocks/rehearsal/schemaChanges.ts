import type { Schema } from '@cfworker/json-schema'
import { typesOf } from './conformed.ts'

/** A difference between two schemas of the same value. */
export interface SchemaChange {
  /** Of the changed value inside the whole; `*` is every item of a list or map. */
  path: string[]
  /**
   * The changed keyword. `whole`: nothing about the value stays. `gone`, `come`: one of the schemas has no such field.
   * `required`: the field became required or optional.
   */
  what: string
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
  if (hasOtherShape(ours, theirs)) return [{ path, what: 'whole', ours, theirs, schema: theirs }]
  const changed = namesIn(ours, theirs).filter((name) => !INSIDE.has(name) && !isSame(ours[name], theirs[name]))
  return [
    ...changed.map((what) => ({ path, what, ours: ours[what], theirs: theirs[what], schema: theirs })),
    ...namesIn(ours.properties, theirs.properties).flatMap((name) => fieldChanges(name, ours, theirs, path)),
    ...(['items', 'additionalProperties'] as const).flatMap((what) => {
      const [before, after] = [ours[what], theirs[what]]
      if (isSchema(before) && isSchema(after)) return schemaChanges(before, after, [...path, '*'])
      return isSame(before, after) ? [] : [{ path, what, ours: before, theirs: after, schema: theirs }]
    }),
  ]
}

function fieldChanges(name: string, ours: Schema, theirs: Schema, path: string[]): SchemaChange[] {
  const [before, after] = [ours.properties?.[name], theirs.properties?.[name]]
  const at = [...path, name]
  if (!isSchema(after)) return [{ path: at, what: 'gone', ours: before, theirs: after, schema: theirs }]
  const [must, theyMust] = [ours, theirs].map(({ required = [] }) => required.includes(name))
  const needs = { path: at, what: 'required', ours: must, theirs: theyMust, schema: after }
  return [
    ...(isSchema(before)
      ? schemaChanges(before, after, at)
      : [{ path: at, what: 'come', ours: before, theirs: after, schema: after }]),
    ...(must === theyMust ? [] : [needs]),
  ]
}

/** Another type, or another set of alternatives, changes everything about a value. */
function hasOtherShape(ours: Schema, theirs: Schema): boolean {
  if (!isSchema(ours) || !isSchema(theirs)) return true
  if (ALTERNATIVES.some((key) => !isSame(ours[key], theirs[key]))) return true
  if (Boolean(ours.properties) !== Boolean(theirs.properties)) return true
  return !typesOf(ours).every((type) => typesOf(theirs).includes(type))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function namesIn(...objects: (object | undefined)[]): string[] {
  return [...new Set(objects.flatMap((each) => Object.keys(each ?? {})))]
}

export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other)
}

/** The same text for the same value, in whichever order its fields are written. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isSchema(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
