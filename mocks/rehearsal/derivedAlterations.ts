import type { Schema } from '@cfworker/json-schema'
import type { FoundChange, FoundChanges } from '#openapi/descriptions/compareDescriptions.ts'
import { stepsOf } from '#openapi/descriptions/describedChange.ts'
import type { Description } from '#openapi/descriptions/readDescription.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Alteration, FieldAlteration, Put, RefuseAlteration } from './alteration.ts'
import { enumOf, textOfLength, typesOf } from './conformed.ts'

/** What a difference changes in the traffic: nothing, alterations, or what cannot be derived, in a sentence. */
export type Derived = { alterations: Alteration[] } | { why: string }

const NOTHING: Derived = { alterations: [] }
/** A change of one of these concerns the whole value. */
const STRUCTURAL = /^(oneOf|anyOf|allOf|properties|items|additionalProperties)$/
const LIMITS = /^(max|min|exclusiveM|multipleOf|pattern|format|uniqueItems)/

/** Derives the change of the traffic from one difference between our description and theirs. */
export function derivedAlterations({ difference, change }: FoundChange, documents: FoundChanges['documents']): Derived {
  const operation = difference.operation as OperationId
  const [, theirs] = documents
  if (!change) {
    if (difference.ours === 'missing') return NOTHING
    const [, path = ''] = difference.ours.split(' ')
    const isMethod = theirs.paths[path] !== undefined
    return { alterations: [{ kind: 'refuse', operation, part: 'call', status: isMethod ? 405 : 404 }] }
  }
  const side = change.base ?? change.revision
  const [, , path = '', method = '', part = '', ...steps] = stepsOf(side?.pointer ?? '')
  const theirCall = theirs.paths[path]?.[method] as Description | undefined
  if (!theirCall) return { why: 'Its place in the new description was not found.' }
  const place: ChangedPlace = {
    operation,
    property: change.property,
    kind: change.kind,
    base: change.base?.value,
    revision: change.revision?.value,
    theirCall,
    steps,
    name: difference.where.split(' ')[1] ?? '',
  }
  if (part === 'responses') return ofResponse(place)
  if (part === 'requestBody') return ofBody(place)
  if (part === 'parameters') return ofParameter(place, difference.where.startsWith('header') ? 'header' : 'query')
  return part === 'security' ? ofSecurity(place) : { why: 'No rule derives traffic from it.' }
}

interface ChangedPlace {
  operation: OperationId
  /** The changed keyword. */
  property: string | undefined
  kind: 'added' | 'removed' | 'modified'
  base: any
  revision: any
  /** The operation in their description. */
  theirCall: Description
  /** Below `responses`, `requestBody` or `parameters`. */
  steps: string[]
  /** The name of a parameter. */
  name: string
}

function ofResponse(place: ChangedPlace): Derived {
  const { operation, property, kind, base, revision, theirCall, steps } = place
  const [given = '', what, ...rest] = steps
  // Another status of the same response.
  const status = property === 'key' && what === undefined ? String(revision) : given
  const responses = theirCall.responses as Description
  const alone = (key: string, from: string): Derived => {
    const [type, media] = mediaOf(responses[key])
    const as = key === 'default' ? 500 : Number(key.replaceAll('X', '0'))
    const answer = { kind: 'answer' as const, operation, status: from, as }
    return { alterations: [{ ...answer, ...(media && { type: type!, schema: media }) }] }
  }
  if (what === undefined) {
    if (property === 'key') return alone(status, given)
    if (kind === 'added') return alone(given, 'success')
    const other = Object.keys(responses).find((key) => key.startsWith('2'))
    if (given.startsWith('2') && other !== undefined) return alone(other, given)
    return { why: 'The new contract does not say what is answered instead.' }
  }
  if (what === 'headers') {
    if (kind === 'removed') return { alterations: [{ kind: 'header', operation, status: given, name: rest[0] ?? '' }] }
    return NOTHING
  }
  if (what !== 'content') return NOTHING
  const at = rest.indexOf('schema')
  if (at === -1) {
    const isOther = kind !== 'added' || property === 'key'
    return isOther ? alone(given, given) : NOTHING
  }
  const [, media] = mediaOf(responses[given])
  const { path, keyword = property, schema } = schemaPlace(rest.slice(at + 1), media)
  const field = (more: string[], puts: Put[]): FieldAlteration => ({
    kind: 'field',
    operation,
    status: given,
    path: [...path, ...more],
    puts,
  })
  if (keyword === 'required') {
    const fields = Object.keys(schema?.properties ?? {})
    const optional = list(base).filter((name) => !list(revision).includes(name) && fields.includes(name))
    return { alterations: optional.map((name) => field([name], [{ absent: true }])) }
  }
  const puts = keyword === undefined ? fieldPuts(kind, schema) : keywordPuts(keyword, base, revision, schema)
  if (!puts) return { why: 'A value that shows it cannot be derived.' }
  return { alterations: puts.length > 0 ? [field([], puts)] : [] }
}

function fieldPuts(kind: ChangedPlace['kind'], schema: Schema | undefined): Put[] | undefined {
  if (kind === 'removed') return [{ absent: true }]
  return schema && [{ schema }]
}

function keywordPuts(keyword: string, base: any, revision: any, schema: Schema | undefined): Put[] | undefined {
  if (!schema) return undefined
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives && (STRUCTURAL.test(keyword) || keyword === 'type'))
    return alternatives.map((one) => ({ schema: one }))
  if (STRUCTURAL.test(keyword)) return [{ schema }]
  if (keyword === 'type') {
    const added = typesOf(schema).filter((type) => !list(base).includes(type))
    return added.length === 0 ? [{ schema }] : added.map((type) => ofType(type, schema))
  }
  if (keyword === 'enum') {
    const added = enumOf(schema).filter((value) => !list(base).includes(String(value)))
    if (base !== undefined && added.length > 0) return added.map((value) => ({ value }))
    return schema.enum ? [{ schema }] : undefined
  }
  if (keyword === 'maxLength' && (revision === undefined || revision > base))
    return [{ value: textOfLength('', revision as number | undefined) }]
  if (/^m(ax|in)imum$/.test(keyword) && typeof revision === 'number') return [{ value: revision }]
  if (keyword === 'minItems' && revision === undefined) return [{ value: [] }]
  return LIMITS.test(keyword) && keyword !== 'pattern' ? [{ schema }] : undefined
}

function ofType(type: string, schema: Schema): Put {
  return type === 'null' ? { value: null } : { schema: { ...schema, type } as Schema }
}

function ofBody(place: ChangedPlace): Derived {
  const { operation, property, kind, base, revision, theirCall, steps } = place
  const refuse = (rule?: Schema) => refusing(operation, theirCall, rule ? 'body' : 'call', rule)
  const at = steps.indexOf('schema')
  if (at === -1) {
    const isOther = kind !== 'added' || property === 'key'
    return isOther && theirCall.requestBody ? refuse() : NOTHING
  }
  const [, media] = mediaOf(theirCall.requestBody)
  const { path, keyword = property, schema, parent } = schemaPlace(steps.slice(at + 1), media)
  if (keyword === undefined) {
    if (kind === 'added' || parent?.additionalProperties !== false) return NOTHING
    return refuse(nested(path.slice(0, -1), { properties: { [path.at(-1) ?? '']: false } }))
  }
  const rule = ruleOf(keyword, base, revision, schema)
  return rule ? refuse(nested(path, rule)) : NOTHING
}

function ofParameter(place: ChangedPlace, part: 'query' | 'header'): Derived {
  const { operation, property, kind, base, revision, theirCall, steps } = place
  const name = part === 'header' ? place.name.toLowerCase() : place.name
  const refuse = (rule: Schema) => refusing(operation, theirCall, part, rule)
  if (steps.length === 1 && kind === 'removed') return { why: 'The new contract does not say what it does without it.' }
  if (property === 'name') return { why: 'The new contract does not say what it does without it.' }
  if (steps.length === 1) return revision?.required === true ? refuse({ required: [name] }) : NOTHING
  if (property === 'required') return revision === true ? refuse({ required: [name] }) : NOTHING
  const parameters = list(theirCall.parameters) as Description[]
  const schema = parameters.find((one) => one.name === place.name)?.schema as Schema | undefined
  const rule = property && ruleOf(property, base, revision, schema)
  return rule ? refuse({ properties: { [name]: rule } }) : NOTHING
}

/** The rule that refuses what the new contract no longer accepts; undefined if it accepts more than ours. */
function ruleOf(keyword: string, base: any, revision: any, schema: Schema | undefined): Schema | undefined {
  if (revision === undefined && !STRUCTURAL.test(keyword)) return undefined
  if (keyword === 'required') {
    const needed = list(revision).filter((name) => !list(base).includes(name))
    return needed.length > 0 ? { required: needed } : undefined
  }
  if (keyword === 'enum') {
    const isLess = list(base).some((value) => !list(revision).includes(value)) || base === undefined
    return isLess && schema ? { enum: enumOf(schema) } : undefined
  }
  if (keyword === 'type') return { type: revision }
  if (STRUCTURAL.test(keyword)) return schema
  const isWider = /^min|^exclusiveMin/.test(keyword)
    ? revision <= base
    : /^max|^exclusiveMax/.test(keyword) && revision >= base
  return LIMITS.test(keyword) && !isWider ? { [keyword]: revision as unknown } : undefined
}

function ofSecurity({ operation, theirCall }: ChangedPlace): Derived {
  const ways = (list(theirCall.security) as Description[]).map((way) => Object.keys(way).join())
  if (ways.length === 0 || ways.includes('')) return NOTHING
  const [type, schema] = mediaOf(theirCall.responses?.['401'])
  const described = schema && { type: type!, schema }
  const isOther = !ways.includes('bearer')
  return {
    alterations: [{ kind: 'refuse', operation, part: isOther ? 'call' : 'token', status: 401, ...described }],
  }
}

function refusing(
  operation: OperationId,
  { responses = {} }: Description,
  part: RefuseAlteration['part'],
  rule?: Schema,
): Derived {
  const status = ['422', '400', '415'].find((key) => key in responses) ?? '422'
  const [type, schema] = mediaOf(responses[status])
  const described = schema && { type: type!, schema }
  return {
    alterations: [{ kind: 'refuse', operation, part, status: Number(status), ...described, ...(rule && { rule }) }],
  }
}

/** A rule for the value at a path, as a rule for the whole. */
function nested(path: string[], rule: Schema): Schema {
  return path.reduceRight<Schema>(
    (inner, name) => (name === '*' ? { items: inner } : { properties: { [name]: inner } }),
    rule,
  )
}

/** The first media type of a response or body that is JSON, else the first. */
function mediaOf(described: Description | undefined): [type?: string, schema?: Schema] {
  const all = Object.entries((described?.content ?? {}) as Record<string, { schema?: Schema }>)
  const [type, media] = all.find(([name]) => name.includes('json')) ?? all[0] ?? []
  return type === undefined ? [] : [type, media?.schema ?? {}]
}

interface SchemaPlace {
  /** In the value. */
  path: string[]
  /** The changed keyword; undefined if the whole field was added or removed. */
  keyword: string | undefined
  /** The schema at the path, and of the object around it. */
  schema: Schema | undefined
  parent: Schema | undefined
}

/** Follows the steps of a pointer in a schema; an alternative is a part of the value around it. */
function schemaPlace(steps: string[], whole: Schema | undefined): SchemaPlace {
  const path: string[] = []
  let [schema, parent]: [any, any] = [whole, undefined]
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] ?? ''
    const next = steps[at + 1]
    if (step === 'properties' && next !== undefined) {
      path.push(next)
      parent = schema
      schema = schema?.properties?.[next]
      at++
    } else if ((step === 'items' || step === 'additionalProperties') && next !== undefined) {
      path.push('*')
      parent = schema
      schema = schema?.[step]
    } else return { path, keyword: step, schema, parent }
  }
  return { path, keyword: undefined, schema, parent }
}

function list(value: unknown): any[] {
  return value === undefined || value === null ? [] : [value].flat()
}
