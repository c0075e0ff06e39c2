import { isRecord } from '#src/lib/isRecord.ts'
import { CardError } from './CardError.ts'
import { type CardNote, noteAdapted, noteLeft, split } from './cardNotes.ts'
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
const BETWEEN_TAGS = /[,;、，；\n]|\s(?=#)/
/** Of hash tags, and of a list that was written as JSON or as code. */
const AROUND_TAGS = /^[\s#["']+|[\s\]"']+$/g

/**
 * Reads the fields of a card. Throws if it is not a card. Values of other types than the formats define are read as far
 * as they are texts.
 */
export function cardFields(card: Record<string, unknown>, notes: CardNote[]): CardFields {
  const { version, data } = contentOf(card)
  const value = (field: string) => (Object.hasOwn(data, field) ? data[field] : undefined)
  const text = (field: string, words = field) => {
    const texts = textsIn(value(field), words, notes)
    if (texts.length > 1) noteAdapted(notes, `The parts of its ${words} were joined.`)
    return texts.join('\n')
  }
  const list = (field: string, words: string, separator: RegExp | undefined, instead: string) => {
    const texts = textsIn(value(field), words, notes).filter((one) => one.trim() !== '')
    if (typeof value(field) !== 'string' || texts.length === 0) return texts
    noteAdapted(notes, `Its ${words} were one text, which was ${instead}.`)
    return separator
      ? texts.flatMap((one) => one.split(separator)).map((one) => one.replaceAll(AROUND_TAGS, ''))
      : texts
  }
  const extensions = value('extensions')
  return {
    version,
    name: text('name'),
    description: text('description'),
    personality: text('personality'),
    scenario: text('scenario'),
    firstMessage: text('first_mes', 'first message'),
    alternateGreetings: list('alternate_greetings', 'alternative greetings', undefined, 'taken as one greeting'),
    tags: list('tags', 'tags', BETWEEN_TAGS, 'split at its commas'),
    extensions: isRecord(extensions) ? extensions : {},
    data,
  }
}

function contentOf(card: Record<string, unknown>): Pick<CardFields, 'version' | 'data'> {
  const { spec, data } = card
  const version = typeof spec === 'string' && Object.hasOwn(VERSIONS, spec) ? VERSIONS[spec] : undefined
  if (!version && spec !== undefined && spec !== null)
    throw new CardError('This is a kind of card that is not known here.')
  if (isRecord(data) && (version || isV1(data))) return { version: version ?? 2, data }
  if (isV1(card)) return { version: 1, data: card }
  throw new CardError(`This file is no character card${version ? ': it has no data' : ''}.`)
}

function isV1(data: Record<string, unknown>): boolean {
  return typeof data.name === 'string' && V1_FIELDS.some((field) => typeof data[field] === 'string')
}

/** Many programs write numbers, null or one text where the formats require a text or a list of texts. */
function textsIn(value: unknown, words: string, notes: CardNote[]): string[] {
  const all = [value].flat().filter((one) => one !== undefined && one !== null && one !== false)
  const [texts, others] = split(all, (one) => typeof one === 'string' || typeof one === 'number')
  if (texts.some((one) => typeof one === 'number')) noteAdapted(notes, `A number in its ${words} was taken as a text.`)
  const left = others.map((one) => cleanText(JSON.stringify(one)))
  noteLeft(notes, `This in its ${words} is no text.`, left)
  return texts.map((one) => cleanText(String(one)))
}
