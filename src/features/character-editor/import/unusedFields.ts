import { isRecord } from '#src/lib/isRecord.ts'
import { CARD_EXTENSION } from '#src/product/cardExtension.ts'
import type { CardFields } from './cardFields.ts'

/** The names of the fields of the formats that characters here do not have. */
const WORDS: Record<string, string> = {
  mes_example: 'example messages',
  creator_notes: 'notes of its creator',
  creator_notes_multilingual: 'notes of its creator in other languages',
  system_prompt: 'system prompt',
  post_history_instructions: 'instructions after the history',
  character_book: 'lorebook',
  character_version: 'version',
  creator: 'creator',
  nickname: 'nickname',
  group_only_greetings: 'greetings for groups',
  assets: 'further pictures and sounds',
  source: 'source',
  creation_date: 'date of creation',
  modification_date: 'date of the last change',
  avatar: 'picture file name',
}
const USED = [
  'spec',
  'spec_version',
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'alternate_greetings',
  'tags',
  'extensions',
]
/** Unknown fields are listed by their own name; some programs write dozens of them. */
const NAMED_MAX = 20

/** The names of a card's fields that the form does not have, without those that every card made here contains. */
export function unusedFields({ data, extensions }: CardFields, isOwn: boolean): string[] {
  const fields = Object.keys(data)
    .filter((field) => !USED.includes(field) && saysSomething(field, data[field]))
    .filter((field) => !(isOwn && Object.hasOwn(WORDS, field) && field !== 'character_book'))
    .map((field) => (Object.hasOwn(WORDS, field) ? WORDS[field]! : `“${field.slice(0, 40)}”`))
  const others = Object.keys(extensions)
    .filter((key) => key !== CARD_EXTENSION && saysSomething(key, extensions[key]))
    .map((key) => `“${key.slice(0, 40)}” of another program`)
  const all = [...fields, ...others]
  return all.length > NAMED_MAX ? [...all.slice(0, NAMED_MAX), `${all.length - NAMED_MAX} more`] : all
}

function saysSomething(field: string, value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return field === 'assets' ? value.some(isFurtherAsset) : value.length > 0
  if (field === 'character_book' && isRecord(value)) return saysSomething('entries', value.entries)
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** Every version 3 card lists its own picture as an asset. */
function isFurtherAsset(asset: unknown): boolean {
  return !(isRecord(asset) && asset.type === 'icon' && (asset.uri === 'ccdefault:' || asset.name === 'main'))
}
