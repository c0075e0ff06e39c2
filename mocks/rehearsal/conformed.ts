import type { Schema } from '@cfworker/json-schema'
import { typesOf } from '#openapi/descriptions/schemaChanges.ts'
import { isRecord } from '#src/lib/isRecord.ts'

/** Without a limit, a text of this length is long. */
const LONG_TEXT = 2_000
const SAMPLES: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  email: 'someone@example.com',
  uri: 'https://example.com/',
}

/** A value of the schema that keeps what fits of the old value. `turn` chooses among alternatives. */
export function conformed(value: unknown, schema: Schema, turn = 0): unknown {
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives?.length) {
    const fitting = alternatives.find((one) => typesOf(one).some((type) => isOf(value, type)))
    return conformed(value, fitting ?? alternatives[turn % alternatives.length]!, turn)
  }
  const types = typesOf(schema)
  const type = types.find((each) => isOf(value, each)) ?? types.find((each) => each !== 'null') ?? types[0]
  const values = enumOf(schema)
  if (values.length > 0) return values.includes(value) ? value : values[turn % values.length]
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return Boolean(value)
    case 'integer':
    case 'number':
      return Math.min(Math.max(numberOf(value, type), schema.minimum ?? -Infinity), schema.maximum ?? Infinity)
    case 'string':
      return ofLength(textOf(value, schema), schema)
    case 'array':
      return listOf(value, schema, turn)
    case 'object':
      return objectOf(value, schema, turn)
    default:
      return value ?? 'Example'
  }
}

/** The values of an `enum` in their own type: the comparison of descriptions keeps them as texts. */
export function enumOf(schema: Schema): unknown[] {
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number')
  return (schema.enum ?? []).map((value) => (isNumber ? Number(value) : value))
}

/** A text of `length` characters that begins with the old one. */
export function textOfLength(value: unknown, length = LONG_TEXT): string {
  const begin = typeof value === 'string' && value !== '' ? `${value} ` : 'Example '
  return begin.repeat(Math.ceil(length / begin.length)).slice(0, length)
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'null') return value === null
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

/** Times become Unix seconds; other texts a number that depends on them only, so that equal ids stay equal. */
function numberOf(value: unknown, type: string): number {
  if (typeof value === 'number') return type === 'integer' ? Math.round(value) : value
  if (typeof value !== 'string') return Number(value ?? 1) || 1
  if (value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  const ms = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isFinite(ms)) return Math.floor(ms / 1000)
  let hash = 0
  for (const sign of value) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 899_999_981
  return hash + 100_000_000
}

function textOf(value: unknown, { format = '' }: Schema): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && format === 'date-time') return new Date(value * 1000).toISOString()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return (SAMPLES[format] ?? firstTextIn(value)) || 'Example'
}

/** The first text inside a value: an error in another shape still has its words. */
export function firstTextIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(firstTextIn).find(Boolean) ?? ''
}

function ofLength(text: string, { minLength = 0, maxLength = Infinity }: Schema): string {
  return text.length < minLength ? textOfLength(text, minLength) : text.slice(0, maxLength)
}

function listOf(value: unknown, { items, minItems = 0, maxItems = Infinity }: Schema, turn: number): unknown[] {
  const ofItem = isRecord(items) ? items : {}
  const given = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  const list = given.slice(0, maxItems).map((item) => conformed(item, ofItem, turn))
  while (list.length < minItems) list.push(conformed(undefined, ofItem, turn))
  return list
}

function objectOf(value: unknown, schema: Schema, turn: number): Record<string, unknown> {
  const { properties, required = [] } = schema
  const given = isRecord(value) ? value : {}
  if (!properties) return given
  const names = Object.keys(properties)
  const kept = names.filter((name) => name in given || required.includes(name))
  // A text that becomes an object is the text of its fields.
  const text = typeof value === 'string' ? value : undefined
  // Without a field in common, the new shape has all of its fields.
  const entries = (kept.length > 0 ? kept : names).map((name) => {
    return [name, conformed(given[name] ?? text, properties[name] as Schema, turn)]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}
