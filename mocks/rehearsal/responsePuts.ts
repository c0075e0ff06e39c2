import type { Schema } from '@cfworker/json-schema'
import type { Put } from './alteration.ts'
import { enumOf, textOfLength, typesOf } from './conformed.ts'
import type { SchemaChange } from './schemaChanges.ts'

/** What shows a change of a response in a value: nothing, or what takes the value's place; undefined if unknown. */
export function responsePuts({ what, ours, theirs, schema }: SchemaChange): Put[] | undefined {
  const alternatives = schema.oneOf ?? schema.anyOf
  switch (what) {
    case 'gone':
      return [{ absent: true }]
    case 'required':
      return theirs === true ? [] : [{ absent: true }]
    case 'come':
    case 'items':
    case 'additionalProperties':
      return [{ schema }]
    case 'whole':
      return (alternatives ?? [schema]).flatMap((one) => typePuts(one, []))
    case 'type':
      return typePuts(schema, [ours].flat())
    case 'enum':
      return enumPuts(schema, ours)
    case 'maxLength':
      if (theirs === undefined || Number(theirs) > Number(ours))
        return [{ value: textOfLength('', theirs as number | undefined) }]
      return [{ schema }]
    case 'minimum':
    case 'maximum':
      return [theirs === undefined ? { schema } : { value: theirs }]
    case 'minItems':
      return [theirs === undefined ? { value: [] } : { schema }]
    case 'pattern':
      return undefined
    default:
      return [{ schema }]
  }
}

/** A value of each type that is new. */
function typePuts(schema: Schema, before: readonly unknown[]): Put[] {
  const added = typesOf(schema).filter((type) => !before.includes(type))
  if (added.length === 0) return [{ schema }]
  return added.map((type) => (type === 'null' ? { value: null } : { schema: { ...schema, type } as Schema }))
}

function enumPuts(schema: Schema, before: unknown): Put[] {
  const added = Array.isArray(before) ? enumOf(schema).filter((value) => !before.includes(String(value))) : []
  return added.length > 0 ? added.map((value) => ({ value })) : schema.enum ? [{ schema }] : []
}
