import { charCount } from '#src/lib/charCount.ts'
import * as limits from '#src/product/limits.ts'
import { CHARACTER_MACRO, USER_MACRO } from '#src/product/macros.ts'
import type { CharacterFormValues, Trait } from '../characterForm.ts'
import { CardError } from './CardError.ts'
import { type CardFields, cardFields } from './cardFields.ts'
import { type CardNote, noteAdapted, noteLeft, split } from './cardNotes.ts'
import { traitsIn } from './importedTraits.ts'
import { isMadeHere, ownValues, splitDescription } from './ownValues.ts'
import { unusedFields } from './unusedFields.ts'

export interface ImportedCard {
  version: 1 | 2 | 3
  values: Partial<CharacterFormValues>
  notes: CardNote[]
  /** The icon of a CHARX file. */
  picture?: Blob
}

/**
 * The values for the form, and notes on what does not fit. Texts that are too long are included: the form counts them.
 */
export function importedCard(json: Record<string, unknown>): ImportedCard {
  const notes: CardNote[] = []
  const written = cardFields(json, notes)
  const own = ownValues(written)
  const fields = own ? written : withName({ ...written, name: written.name.replaceAll(/\s+/g, ' ').trim() }, notes)
  const texts = own ?? descriptionAndBackground(fields, notes)
  // Two that read the same are one in the form. Those of a card made here were accepted by the form or the server.
  const sameAs = own ? (text: string) => text : (text: string) => text.toLowerCase()
  const values = {
    name: fields.name,
    description: texts.description,
    backgroundDescription: texts.backgroundDescription,
    personalities: fittingTraits(own ? own.personalities : looseTraits(fields.personality, notes), sameAs, notes),
    greetings: fittingGreetings(fields, notes),
    tags: fittingTags(fields.tags, sameAs, notes),
  }
  const all = [values.name, values.description, values.backgroundDescription, values.greetings.main]
  if (all.every((text) => text.trim() === '')) throw new CardError('This card is empty.')
  noteLengths(values, notes)
  const unused = unusedFields(fields, own !== undefined)
  if (unused.length > 0) notes.push({ kind: 'left out', text: `There is no place here for: ${unused.join(', ')}.` })
  return { version: fields.version, values, notes }
}

/** Fills in the name of the character; that of the user is filled in for each reader. */
function withName(fields: CardFields, notes: CardNote[]): CardFields {
  const { name, description, personality, scenario, firstMessage, alternateGreetings } = fields
  const texts = [description, personality, scenario, firstMessage, ...alternateGreetings].join('\n')
  const found = (macro: RegExp) => [...new Set(texts.match(macro))].join(' and ')
  const users = found(USER_MACRO)
  if (users) noteAdapted(notes, `Its texts keep ${users}: in a greeting, everybody reads their own name there.`)
  const characters = found(CHARACTER_MACRO)
  if (!characters || name === '') return fields
  noteAdapted(notes, `Its name was filled in for ${characters}.`)
  const named = (text: string) => text.replaceAll(CHARACTER_MACRO, () => name)
  return {
    ...fields,
    description: named(description),
    personality: named(personality),
    scenario: named(scenario),
    firstMessage: named(firstMessage),
    alternateGreetings: alternateGreetings.map(named),
  }
}

/** The scenario is the nearest equivalent of a background; cards made here have theirs in the description. */
function descriptionAndBackground(fields: CardFields, notes: CardNote[]) {
  const own = isMadeHere(fields) ? splitDescription(fields.description) : undefined
  const scenario = fields.scenario.trim() === '' ? [] : [fields.scenario]
  if (own) {
    noteAdapted(notes, 'The part of its description after “Background:” was taken as the background.')
    noteLeft(notes, 'There is no place here for its scenario.', scenario)
    return own
  }
  if (scenario.length > 0) noteAdapted(notes, 'Its scenario was taken as the background.')
  return { description: fields.description, backgroundDescription: fields.scenario }
}

function looseTraits(personality: string, notes: CardNote[]): Trait[] {
  if (personality.trim() === '') return []
  const found = traitsIn(personality)
  if (!found) {
    noteLeft(notes, 'Its personality is no list of traits, so no trait was filled in.', [personality])
    return []
  }
  if (found.isStrengthGuessed) noteAdapted(notes, 'Its traits have no strength; each was set to “moderately”.')
  return found.traits
}

type SameAs = (text: string) => string

function fittingTraits(traits: readonly Trait[], sameAs: SameAs, notes: CardNote[]): Trait[] {
  const unique = firstOfEach(traits, ({ name }) => sameAs(name))
  const [short, long] = split(unique, ({ name }) => charCount(name) <= limits.TRAIT_NAME_MAX_CHARS)
  noteLeft(notes, `These traits are longer than ${limits.TRAIT_NAME_MAX_CHARS} characters.`, long.map(inWords))
  noteLeft(
    notes,
    `A character has up to ${limits.TRAITS_MAX} traits. These were left out.`,
    short.slice(limits.TRAITS_MAX).map(inWords),
  )
  return short.slice(0, limits.TRAITS_MAX)
}

function firstOfEach<T>(all: readonly T[], key: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(key(one)) && seen.add(key(one)))
}

const inWords = ({ name, strength }: Trait) => `${name} (${strength})`

function fittingGreetings({ firstMessage, alternateGreetings }: CardFields, notes: CardNote[]) {
  const alternatives = alternateGreetings.filter((text) => text.trim() !== '')
  noteLeft(
    notes,
    `A character has up to ${limits.ALTERNATIVE_GREETINGS_MAX} alternative greetings. These were left out.`,
    alternatives.slice(limits.ALTERNATIVE_GREETINGS_MAX),
  )
  return { main: firstMessage, alternatives: alternatives.slice(0, limits.ALTERNATIVE_GREETINGS_MAX) }
}

function fittingTags(tags: readonly string[], sameAs: SameAs, notes: CardNote[]): string[] {
  const written = new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))
  const unique = firstOfEach([...written], sameAs)
  for (const tag of unique) written.delete(tag)
  noteLeft(notes, 'These tags differ from others only in their capital letters.', [...written])
  const [short, long] = split(unique, (tag) => charCount(tag) <= limits.TAG_MAX_CHARS)
  noteLeft(notes, `A tag has up to ${limits.TAG_MAX_CHARS} characters. These were left out.`, long)
  noteLeft(notes, `A character has up to ${limits.TAGS_MAX} tags. These were left out.`, short.slice(limits.TAGS_MAX))
  return short.slice(0, limits.TAGS_MAX)
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
