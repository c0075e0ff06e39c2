import type { Schema } from '@cfworker/json-schema'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { resolved } from '#src/contract/strict/contract.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import type { Json } from './mergePatch.ts'

/** What a person has typed for a record and not saved. */
export interface Draft {
  record: Json
  /** The raw text, while it is shown in place of the fields. */
  json?: string
}

/** The editor's state; it outlives the panel. */
export interface Editing {
  isOpen: boolean
  /** `kind/id`; undefined: the record that the page shows first. */
  chosen?: string | undefined
  drafts: Readonly<Record<string, Draft | undefined>>
}

/** The record in a JSON text, or the place where the text is wrong. */
export function readJson(text: string): { record: Json } | { problem: string } {
  const errors: ParseError[] = []
  const record: unknown = parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return isRecord(record) ? { record } : { problem: 'It must be an object: { … }' }
  const before = text.slice(0, first.offset).split('\n')
  const what = printParseErrorCode(first.error)
    .replaceAll(/(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
  return { problem: `Line ${before.length}, column ${before.at(-1)!.length + 1}: ${what}.` }
}

/** The value with as many characters or entries as the contract allows. */
export function filled(schema: Schema, value: unknown): unknown {
  const { maxLength, maxItems } = schema
  if (maxLength !== undefined) {
    const text = typeof value === 'string' && value !== '' ? value : 'Longest'
    return Array.from(`${text} `.repeat(maxLength))
      .slice(0, maxLength - 1)
      .join('')
      .padEnd(maxLength, '.')
  }
  const entries: unknown[] = Array.isArray(value) ? value : []
  const more = Array.from({ length: (maxItems ?? 0) - entries.length }, (_, at) => {
    const like = entries[at % entries.length] ?? emptyEntry(schema)
    return typeof like === 'string' ? `${like.slice(0, 16)} ${entries.length + at + 1}`.trim() : like
  })
  return [...entries, ...more]
}

/** A first entry of a list. */
export function emptyEntry({ items }: Schema): unknown {
  const { properties, examples, enum: words } = resolved(items as Schema)
  if (!properties) return words?.[0] ?? examples?.[0] ?? ''
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, emptyEntry({ items: each })]))
}

const ARABIC = 'كلما اقترب المساء أضاءت المدينة نوافذها واحدة بعد أخرى. '

/** The record with right-to-left text of the same length in every text field. */
export function rightToLeft(given: Schema, value: unknown): unknown {
  const schema = resolved(given)
  if (Array.isArray(value)) return value.map((each) => rightToLeft(schema.items as Schema, each))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        rightToLeft((schema.properties?.[name] ?? {}) as Schema, each),
      ]),
    )
  if (typeof value !== 'string' || schema.enum || schema.format || schema.type === undefined) return value
  return ARABIC.repeat(value.length / ARABIC.length + 1)
    .slice(0, value.length)
    .trim()
}
