import type { Schema } from '@cfworker/json-schema'
import type { Description } from '#openapi/descriptions/upgradedDescription.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { RefuseAlteration } from './alteration.ts'
import { enumOf, typesOf } from './conformed.ts'
import type { SchemaChange } from './schemaChanges.ts'

const LIMITS = /^(max|min|exclusiveM|multipleOf|pattern|format|uniqueItems)/

/** The rule that refuses what the new contract no longer accepts; undefined if it accepts all that ours does. */
export function requestRule({ path, what, ours, theirs, schema }: SchemaChange): Schema | undefined {
  const name = path.at(-1) ?? ''
  const around = (rule: Schema) => nested(path.slice(0, -1), rule)
  const here = (rule: Schema) => nested(path, rule)
  switch (what) {
    case 'gone':
      return schema.additionalProperties === false ? around({ properties: { [name]: false } }) : undefined
    case 'required':
      return theirs === true ? around({ required: [name] }) : undefined
    case 'whole':
      return here(isSameType(ours as Schema, schema) ? schema : { type: schema.type })
    case 'items':
    case 'additionalProperties':
      return here(schema)
    case 'enum': {
      const values = enumOf(schema)
      const isLess =
        values.length > 0 &&
        (ours as unknown[] | undefined)?.every((one) => values.map(String).includes(String(one))) !== true
      return isLess ? here({ enum: values }) : undefined
    }
    default:
      return theirs !== undefined && LIMITS.test(what) && !isWider(what, Number(ours), Number(theirs))
        ? here({ [what]: theirs })
        : undefined
  }
}

/** Refuses requests in the shape that the new contract documents. */
export function refusing(
  operation: OperationId,
  { responses = {} }: Description,
  part: RefuseAlteration['part'],
  rule?: Schema,
): RefuseAlteration {
  const status = ['422', '400', '415'].find((key) => key in responses) ?? '422'
  const [[type, media] = []] = Object.entries((responses[status]?.content ?? {}) as Record<string, { schema?: Schema }>)
  const described = type !== undefined && { type, schema: media?.schema ?? {} }
  return { kind: 'refuse', operation, part, status: Number(status), ...described, ...(rule && { rule }) }
}

function isSameType(one: Schema, other: Schema): boolean {
  return other.type === undefined || typesOf(one).join() === typesOf(other).join()
}

/** Of the limit of a length, a count or a number. */
function isWider(keyword: string, ours: number, theirs: number): boolean {
  if (/^(min|exclusiveMin)/.test(keyword)) return theirs <= ours
  return /^(max|exclusiveMax)/.test(keyword) && theirs >= ours
}

/** A rule for the value at a path, as a rule for the whole. */
function nested(path: string[], rule: Schema): Schema {
  return path.reduceRight<Schema>(
    (inner, name) => (name === '*' ? { items: inner } : { properties: { [name]: inner } }),
    rule,
  )
}
