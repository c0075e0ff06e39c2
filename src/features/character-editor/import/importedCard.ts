import { charCount } from '#src/lib/charCount.ts'
import * as limits from '#src/product/limits.ts'
import type { CharacterFormValues, Trait } from '../characterForm.ts'
import { CardError } from './CardError.ts'
import { type CardFields, cardFields } from './cardFields.ts'
import { traitsIn } from './importedTraits.ts'
import { ownValues, splitDescription } from './ownValues.ts'
import { unusedFields } from './unusedFields.ts'

/** A part of a card that the form could not take unchanged. */
export interface CardNote {
  /** Taken with changes, left out, or taken although too long for the form. */
  kind: 'adapted' | 'left out' | 'too long'
  /** The problem, as a sentence. */
  text: string
  /** The complete texts, so that the user can read and copy them. */
  left?: string[]
}

export interface ImportedCard {
  version: 1 | 2 | 3
  values: Partial<CharacterFormValues>
  notes: CardNote[]
}

/**
 * The values for the form, and notes on what does not fit. Texts that are too long are included: the form counts them.
 */
export function importedCard(json: Record<string, unknown>): ImportedCard {
  const fields = cardFields(json)
  const notes: CardNote[] = []
  const own = ownValues(fields)
  const texts = own
    ? { description: own.description, background: own.backgroundDescription }
    : descriptionAndBackground(fields, notes)
  const name = own ? fields.name : fields.name.replaceAll(/\s+/g, ' ').trim()
  const values = {
    name,
    description: texts.description,
    backgroundDescription: texts.background,
    personalities: fittingTraits(own ? own.personalities : looseTraits(fields.personality, notes), notes),
    greetings: fittingGreetings(fields, notes),
    tags: fittingTags(fields.tags, notes),
  }
  const all = [name, values.description, values.backgroundDescription, values.greetings.main]
  if (all.every((text) => text.trim() === '')) throw new CardError('This card is empty.')
  // The texts of a character made here may contain a script tag, which is never run; its card must stay importable.
  if (!own)
    refuseScripts([
      ...all,
      ...values.greetings.alternatives,
      ...values.tags,
      ...values.personalities.map((trait) => trait.name),
    ])
  noteLengths(values, notes)
  const unused = unusedFields(fields, own !== undefined)
  if (!own && fields.scenario.trim() !== '' && texts.background !== fields.scenario) unused.unshift('scenario')
  if (unused.length > 0) notes.push({ kind: 'left out', text: `There is no place here for: ${unused.join(', ')}.` })
  return { version: fields.version, values, notes }
}

/** The scenario is the nearest equivalent of a background; cards made here have theirs in the description. */
function descriptionAndBackground(fields: CardFields, notes: CardNote[]) {
  const { description, background } = splitDescription(fields.description)
  if (background !== '' || fields.scenario.trim() === '') return { description, background }
  notes.push({ kind: 'adapted', text: 'Its scenario was taken as the background.' })
  return { description, background: fields.scenario }
}

function looseTraits(personality: string, notes: CardNote[]): Trait[] {
  if (personality.trim() === '') return []
  const found = traitsIn(personality)
  if (!found) {
    notes.push({
      kind: 'left out',
      text: 'Its personality is no list of traits, so no trait was filled in.',
      left: [personality],
    })
    return []
  }
  if (found.isStrengthGuessed)
    notes.push({ kind: 'adapted', text: 'Its traits have no strength; each was set to “moderately”.' })
  return found.traits
}

function fittingTraits(traits: readonly Trait[], notes: CardNote[]): Trait[] {
  const unique = [...new Map(traits.toReversed().map((trait) => [trait.name, trait])).values()].toReversed()
  const [short, long] = split(unique, ({ name }) => charCount(name) <= limits.TRAIT_NAME_MAX_CHARS)
  noteLeft(notes, `These traits are longer than ${limits.TRAIT_NAME_MAX_CHARS} characters.`, long.map(inWords))
  noteLeft(
    notes,
    `A character has up to ${limits.TRAITS_MAX} traits. These were left out.`,
    short.slice(limits.TRAITS_MAX).map(inWords),
  )
  return short.slice(0, limits.TRAITS_MAX)
}

const inWords = ({ name, strength }: Trait) => `${name} (${strength})`

function split<T>(all: readonly T[], fits: (one: T) => boolean): [fitting: T[], others: T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}

function fittingGreetings({ firstMessage, alternateGreetings }: CardFields, notes: CardNote[]) {
  const alternatives = alternateGreetings.filter((text) => text.trim() !== '')
  noteLeft(
    notes,
    `A character has up to ${limits.ALTERNATIVE_GREETINGS_MAX} alternative greetings. These were left out.`,
    alternatives.slice(limits.ALTERNATIVE_GREETINGS_MAX),
  )
  return { main: firstMessage, alternatives: alternatives.slice(0, limits.ALTERNATIVE_GREETINGS_MAX) }
}

function fittingTags(tags: readonly string[], notes: CardNote[]): string[] {
  const unique = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
  const [short, long] = split(unique, (tag) => charCount(tag) <= limits.TAG_MAX_CHARS)
  noteLeft(notes, `A tag has up to ${limits.TAG_MAX_CHARS} characters. These were left out.`, long)
  noteLeft(notes, `A character has up to ${limits.TAGS_MAX} tags. These were left out.`, short.slice(limits.TAGS_MAX))
  return short.slice(0, limits.TAGS_MAX)
}

/** Limits the list, because rendering more entries than a user reads is a waste. */
const LISTED_MAX = 50

function noteLeft(notes: CardNote[], text: string, left: string[]): void {
  if (left.length === 0) return
  const others = left.length - LISTED_MAX
  notes.push({
    kind: 'left out',
    text,
    left: others > 0 ? [...left.slice(0, LISTED_MAX), `… and ${others} more`] : left,
  })
}

function noteLengths(values: Omit<CharacterFormValues, 'isPublic'>, notes: CardNote[]): void {
  const { main, alternatives } = values.greetings
  const texts: [what: string, text: string, maxChars: number][] = [
    ['name', values.name, limits.CHARACTER_NAME_MAX_CHARS],
    ['description', values.description, limits.CHARACTER_DESCRIPTION_MAX_CHARS],
    ['background', values.backgroundDescription, limits.CHARACTER_BACKGROUND_MAX_CHARS],
    ['main greeting', main, limits.GREETING_MAX_CHARS],
    ...alternatives.map((text, place): [string, string, number] => [
      `alternative greeting ${place + 1}`,
      text,
      limits.GREETING_MAX_CHARS,
    ]),
  ]
  for (const [what, text, maxChars] of texts) {
    const length = charCount(text)
    if (length > maxChars) {
      notes.push({
        kind: 'too long',
        text: `The ${what} is ${length} characters long, and ${maxChars} are allowed. Shorten it in the form.`,
      })
    }
  }
}

/** The app never runs these texts; a card with a script is refused because it is not meant as a character. */
function refuseScripts(texts: readonly string[]): void {
  if (texts.some((text) => /<\s*script\b/i.test(text)))
    throw new CardError('This card contains a script, so it was not imported.')
}
