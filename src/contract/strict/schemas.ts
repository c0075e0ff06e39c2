import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { contract, followed } from './contract.ts'
import { type BrokenRule, brokenRules, type Problem, problemsOf } from './problems.ts'

/** Only a name for local references; it is never fetched. */
const base = new URL('https://contract.invalid/')

// Schemas are immutable, so all worlds on a page share the prepared ones. Created at the first check.
let prepared: { lookup: Record<string, Schema | boolean>; inline: WeakMap<Schema, Schema> } | undefined
let inlineSchemas = 0

/**
 * All problems of a value, by the contract's JSON Schema for it. Interpreted, not compiled:
 * the page's content security policy allows no `eval`.
 */
export function check(value: unknown, schema: Schema): Problem[] {
  const { errors, own } = checked(value, schema)
  return problemsOf(errors, value, own, followed)
}

/** The same, rule by rule: for reports that must not contain values. */
export function checkRules(value: unknown, schema: Schema): BrokenRule[] {
  const { errors, own } = checked(value, schema)
  return brokenRules(errors, value, own, followed)
}

function checked(value: unknown, schema: Schema) {
  prepared ??= {
    lookup: dereference({ components: { schemas: closed(contract.components.schemas) } }, undefined, base),
    inline: new WeakMap(),
  }
  let own = prepared.inline.get(schema)
  if (!own) {
    own = closed(schema)
    dereference(own, prepared.lookup, base, `/inline/${inlineSchemas++}`)
    prepared.inline.set(schema, own)
  }
  const { valid, errors } = validate(value, own, '2020-12', prepared.lookup, false)
  return { errors: valid ? [] : errors, own }
}

/**
 * A copy in which an object has no other fields than the listed ones, unless its schema describes them. Schemas of
 * request bodies do so themselves; a response may get new fields, but the mock server must not send what the
 * contract does not know (an owner's id, a private description).
 */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) copy[key] = closed(value)
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false
  }
  return copy as T
}
