import type { OutputUnit, Schema } from '@cfworker/json-schema'

/** A violation of a schema by a value. */
export interface Problem {
  /** The place in the value, joined by dots: `personalities.0.name`; '' is the value itself. */
  field: string
  /** The broken keyword of the schema. */
  rule: string
  /** In plain words, to follow the field's name. */
  words: string
}

/** Errors that only report a nested error. */
const wrappers = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'allOf'])
const alternatives = new Set(['oneOf', 'anyOf'])

/** A broken rule: the place in the value, the value there, and the schema's value. */
export interface BrokenRule {
  error: OutputUnit
  path: string[]
  value: unknown
  limit: unknown
}

/** Converts the validator's output into one problem per broken rule. */
export function problemsOf(
  errors: OutputUnit[],
  value: unknown,
  schema: Schema,
  follow: (ref: string) => unknown,
): Problem[] {
  return brokenRules(errors, value, schema, follow).map(({ error, path, value: found, limit }) =>
    problem(error, path, found, limit),
  )
}

/** The broken rules, without those that only report a nested error. */
export function brokenRules(
  errors: OutputUnit[],
  value: unknown,
  schema: Schema,
  follow: (ref: string) => unknown,
): BrokenRule[] {
  const tried: OutputUnit[] = []
  const rules: BrokenRule[] = []
  let wrapper: OutputUnit | undefined
  for (const given of errors) {
    if (wrappers.has(given.keyword)) {
      wrapper = given
      continue
    }
    // The validator returns the place in the value instead of the place in the schema.
    const error = given.keyword === 'false' && wrapper ? { ...given, keywordLocation: wrapper.keywordLocation } : given
    // The details of failed alternatives would confuse a reader.
    if (tried.some(({ keywordLocation }) => error.keywordLocation.startsWith(`${keywordLocation}/`))) continue
    if (alternatives.has(error.keyword)) tried.push(error)
    const path = steps(error.instanceLocation)
    const limit: unknown = at(schema, steps(error.keywordLocation), follow)
    rules.push({ error, path, value: valueAt(value, path), limit })
  }
  return rules
}

function problem({ keyword, error }: OutputUnit, path: string[], value: unknown, limit: any): Problem {
  const found = { field: path.join('.'), rule: keyword }
  const quoted = [...error.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '')
  switch (keyword) {
    case 'required':
      return { ...found, field: [...path, ...quoted].join('.'), words: 'is missing' }
    case 'dependentRequired':
      return { ...found, field: [...path, quoted[1]].join('.'), words: `is missing, as ${quoted[0]} is given` }
    case 'false':
      return { ...found, rule: 'additionalProperties', words: 'is not in the contract' }
    default:
      return { ...found, words: wordsFor(keyword, value, limit) }
  }
}

const formats: Record<string, string> = {
  uuid: 'a UUID',
  email: 'an e-mail address',
  'date-time': 'a date and time with an offset',
  'uri-reference': 'an address',
}

function wordsFor(keyword: string, value: any, limit: any): string {
  switch (keyword) {
    case 'type':
      return `must be ${[limit].flat().map(article).join(' or ')}, got ${shown(value)}`
    case 'minimum':
      return `must be at least ${limit}, got ${value}`
    case 'maximum':
      return `must be at most ${limit}, got ${value}`
    case 'minLength':
      return value === '' ? 'must not be empty' : `must have at least ${limit} characters, has ${[...value].length}`
    case 'maxLength':
      return `must have at most ${limit} characters, has ${[...value].length}`
    case 'minItems':
      return `must have at least ${limit} items, has ${value.length}`
    case 'maxItems':
      return `must have at most ${limit} items, has ${value.length}`
    case 'uniqueItems':
      return 'must not repeat an item'
    case 'enum':
      return `must be one of ${limit.map((each: unknown) => JSON.stringify(each)).join(', ')}, got ${shown(value)}`
    case 'format':
      return `must be ${formats[limit] ?? article(limit)}`
    case 'pattern':
      return `must match ${limit}`
    case 'oneOf':
    case 'anyOf':
      return 'must fit one of the shapes that the contract lists'
    default:
      return `breaks the rule ${keyword}: ${JSON.stringify(limit)}`
  }
}

function article(noun: string): string {
  if (noun === 'null') return noun
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

/** A short form of the wrong value; long texts are cut. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string' && value.length > 40) return JSON.stringify(`${value.slice(0, 40)}...`)
  return JSON.stringify(value)
}

/** The steps of a JSON pointer in a fragment (`#/a/0`). */
function steps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce((node: any, step) => node?.[step], value)
}

/** The keyword's value in the schema, with references resolved. */
function at(schema: Schema, path: string[], follow: (ref: string) => unknown): unknown {
  return path.reduce((node: any, step) => (step === '$ref' ? follow(node.$ref) : node?.[step]), schema)
}
