import type { Schema } from '@cfworker/json-schema'
import type { Difference } from '#openapi/descriptions/compareDescriptions.ts'
import type { Described } from '#openapi/descriptions/plainDescription.ts'
import { typesOf } from '#openapi/descriptions/schemaChanges.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Alteration, Put, RefuseAlteration } from './alteration.ts'
import { enumOf, textOfLength } from './conformed.ts'

/** What a difference changes in the traffic. */
interface Altered {
  alterations: Alteration[]
  /** Why its change of the traffic cannot be derived. */
  why?: string
}

const NOTHING: Altered = { alterations: [] }

export function alterationsOf(difference: Difference): Altered {
  const { part, what, ours, theirs, breaks } = difference
  const [kind, name = ''] = part.split(' ') as [
    'query' | 'header' | 'request' | 'response' | 'token' | 'operation',
    string?,
  ]
  if (kind === 'response') return ofResponse(difference, name)
  if (!breaks) return NOTHING
  if (kind === 'operation') return refused(difference, 'call', what === 'method' ? 405 : 404)
  if (kind === 'token') return refused(difference, (theirs as string[]).includes('bearer') ? 'token' : 'call', 401)
  if (kind === 'request') {
    if (theirs === undefined && what === '' && difference.path.length === 0) return NOTHING
    const isWhole = what === 'content' || (ours === undefined && what === '')
    return isWhole ? refused(difference, 'call') : refused(difference, 'body', undefined, ruleOf(difference))
  }
  if (theirs === undefined) return { alterations: [], why: 'The new contract does not say what it does without it.' }
  return refused(difference, kind, undefined, ruleOf({ ...difference, path: [name, ...difference.path] }))
}

/** Refuses requests in the shape that the new contract documents. */
function refused({ operation, call }: Difference, part: RefuseAlteration['part'], as?: number, rule?: Schema): Altered {
  const statuses = as === undefined ? ['422', '400', '415'] : [String(as)]
  const status = statuses.find((each) => call?.parts[`response ${each}`]) ?? statuses[0]
  const body = bodyOf(call?.parts[`response ${status}`])
  const whole = { kind: 'refuse', operation: operation as OperationId, part, as: Number(status), ...body } as const
  return { alterations: [rule ? { ...whole, rule } : whole] }
}

/** The rule that refuses what the new contract no longer accepts. */
function ruleOf({ path, what, ours, theirs, schema }: Difference): Schema {
  const name = path.at(-1) ?? ''
  const around = (rule: Schema) => nested(path.slice(0, -1), rule)
  if (what === 'required' || (what === '' && ours === undefined)) return around({ required: [name] })
  if (what === '' && theirs === undefined) return around({ properties: { [name]: false } })
  if (what === '' || what === 'items' || what === 'additionalProperties') return nested(path, schema)
  return nested(path, { [what]: what === 'enum' ? enumOf(schema) : theirs })
}

/** A rule for the value at a path, as a rule for the whole. */
function nested(path: string[], rule: Schema): Schema {
  return path.reduceRight<Schema>(
    (inner, name) => (name === '*' ? { items: inner } : { properties: { [name]: inner } }),
    rule,
  )
}

function ofResponse(difference: Difference, status: string): Altered {
  const { part, path, what, ours, theirs, call } = difference
  const operation = difference.operation as OperationId
  const [, header] = part.split(' header ')
  if (header !== undefined) {
    const isGone = what === '' && theirs === undefined
    return { alterations: isGone ? [{ kind: 'header', operation, status, name: header }] : [] }
  }
  const answer = (key: string, from: string): Altered => {
    const as = key === 'default' ? 500 : Number(key.replaceAll('X', '0'))
    return { alterations: [{ kind: 'answer', operation, status: from, as, ...bodyOf(call?.parts[`response ${key}`]) }] }
  }
  if (what === 'status') return answer(theirs as string, status)
  if (what === 'content')
    return jsonAmong(ours as string[]) === jsonAmong(theirs as string[]) ? NOTHING : answer(status, status)
  if (what === '' && path.length === 0 && ours === undefined) return answer(status, 'success')
  if (what === '' && path.length === 0 && theirs === undefined)
    return { alterations: [], why: 'The new contract does not say what is answered instead.' }
  const puts = putsOf(difference)
  if (!puts) return { alterations: [], why: 'A value that shows it cannot be derived.' }
  return puts.length > 0 ? { alterations: [{ kind: 'field', operation, status, path, puts }] } : NOTHING
}

/** The media type that is JSON, else the first. */
function jsonAmong(types: readonly string[]): string | undefined {
  return types.find((type) => type.includes('json')) ?? types[0]
}

function bodyOf({ content = {} }: Described = {}): { type?: string; schema?: Schema } {
  const type = jsonAmong(Object.keys(content))
  return type === undefined ? {} : { type, schema: content[type]?.schema ?? {} }
}

/** What shows a change of a response in a value: nothing, or what takes the value's place; undefined if unknown. */
function putsOf({ what, ours, theirs, schema }: Difference): Put[] | undefined {
  switch (what) {
    case '':
      if (theirs === undefined) return [{ absent: true }]
      return (schema.oneOf ?? schema.anyOf ?? [schema]).flatMap((one) => typePuts(one, []))
    case 'required':
      return theirs === true ? [] : [{ absent: true }]
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
