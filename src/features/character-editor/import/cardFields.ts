import { isRecord } from '#src/lib/isRecord.ts'
import { CardError } from './CardError.ts'
import { cleanText } from './cleanText.ts'

/** The content of a card of any version, with the field names of version 2. Missing texts are ''. */
export interface CardFields {
  version: 1 | 2 | 3
  name: string
  description: string
  personality: string
  scenario: string
  firstMessage: string
  alternateGreetings: string[]
  tags: string[]
  extensions: Record<string, unknown>
  /** All fields, including those that the form does not have. */
  data: Record<string, unknown>
}

const VERSIONS: Record<string, 2 | 3> = { chara_card_v2: 2, chara_card_v3: 3 }
const V1_FIELDS = ['description', 'personality', 'scenario', 'first_mes', 'mes_example']

/** Reads the fields of a card. Throws if it is not a card, or if a field has another type than the formats define. */
export function cardFields(card: Record<string, unknown>): CardFields {
  const version = versionOf(card)
  const data = version === 1 ? card : card.data
  if (!isRecord(data)) throw new CardError('This file is no character card: it has no data.')
  return {
    version,
    name: textIn(data, 'name', 'name'),
    description: textIn(data, 'description', 'description'),
    personality: textIn(data, 'personality', 'personality'),
    scenario: textIn(data, 'scenario', 'scenario'),
    firstMessage: textIn(data, 'first_mes', 'first message'),
    alternateGreetings: version === 1 ? [] : textsIn(data, 'alternate_greetings', 'greetings'),
    tags: version === 1 ? [] : textsIn(data, 'tags', 'tags'),
    extensions: version !== 1 && isRecord(data.extensions) ? data.extensions : {},
    data,
  }
}

function versionOf(card: Record<string, unknown>): 1 | 2 | 3 {
  const { spec } = card
  if (typeof spec === 'string' && Object.hasOwn(VERSIONS, spec)) return VERSIONS[spec]!
  if (spec !== undefined && spec !== null) throw new CardError('This is a kind of card that is not known here.')
  const isV1 = typeof card.name === 'string' && V1_FIELDS.some((field) => typeof card[field] === 'string')
  if (!isV1) throw new CardError('This file is no character card.')
  return 1
}

/** Some programs write null, or omit the field, where the formats require an empty text. */
function textIn(data: Record<string, unknown>, field: string, words: string): string {
  const value = Object.hasOwn(data, field) ? data[field] : undefined
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw new CardError(`This card is broken: its ${words} is no text.`)
  return cleanText(value)
}

function textsIn(data: Record<string, unknown>, field: string, words: string): string[] {
  const value = Object.hasOwn(data, field) ? data[field] : undefined
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every((text) => typeof text === 'string')) {
    throw new CardError(`This card is broken: its ${words} are no list of texts.`)
  }
  return value.map(cleanText)
}
