import * as v from 'valibot'
import { charCount } from '#src/lib/charCount.ts'
import { maxChars as atMost } from '#src/lib/charLimits.ts'
import {
  ALTERNATIVE_GREETINGS_MAX,
  CHARACTER_BACKGROUND_MAX_CHARS,
  CHARACTER_DESCRIPTION_MAX_CHARS,
  CHARACTER_NAME_MAX_CHARS,
  GREETING_MAX_CHARS,
  TAG_MAX_CHARS,
  TAGS_MAX,
  TRAIT_NAME_MAX_CHARS,
  TRAITS_MAX,
} from '#src/product/limits.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import type { CharacterFormValues, Trait } from './characterForm.ts'

export const TOO_MANY_TAGS = `You cannot add more than ${TAGS_MAX} tags.`
export const TAG_TOO_LONG = `A tag cannot exceed ${TAG_MAX_CHARS} characters.`
export const TRAIT_TOO_LONG = `A trait cannot exceed ${TRAIT_NAME_MAX_CHARS} characters.`

interface TextRule {
  maxChars: number
  tooLong: string
  missing: string
}

/** The texts of a character: their limits and error messages (B5.1, B5.2). */
const TEXT_RULES = {
  name: {
    maxChars: CHARACTER_NAME_MAX_CHARS,
    tooLong: `Name must be at most ${CHARACTER_NAME_MAX_CHARS} chars`,
    missing: 'Name is required',
  },
  description: {
    maxChars: CHARACTER_DESCRIPTION_MAX_CHARS,
    tooLong: `Description max length is ${CHARACTER_DESCRIPTION_MAX_CHARS}`,
    missing: 'Description is required',
  },
  backgroundDescription: {
    maxChars: CHARACTER_BACKGROUND_MAX_CHARS,
    tooLong: `Max length: ${CHARACTER_BACKGROUND_MAX_CHARS}`,
    missing: 'Background is required',
  },
  mainGreeting: {
    maxChars: GREETING_MAX_CHARS,
    tooLong: `Max ${GREETING_MAX_CHARS} chars`,
    missing: 'Main greeting is required.',
  },
  alternativeGreeting: {
    maxChars: GREETING_MAX_CHARS,
    tooLong: `Max ${GREETING_MAX_CHARS} chars`,
    missing: 'Alternative greeting cannot be empty.',
  },
} satisfies Record<string, TextRule>

const isTraitTooLong = ({ name }: Trait) => charCount(name) > TRAIT_NAME_MAX_CHARS
export const isTagTooLong = (tag: string) => charCount(tag) > TAG_MAX_CHARS

/** A blank text counts as empty: it is trimmed before it is sent. */
function text({ maxChars, tooLong, missing }: TextRule) {
  return v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== '', missing),
    atMost(maxChars, tooLong),
  )
}

const characterSchema = v.object({
  name: text(TEXT_RULES.name),
  description: text(TEXT_RULES.description),
  backgroundDescription: text(TEXT_RULES.backgroundDescription),
  isPublic: v.boolean(),
  personalities: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), atMost(TRAIT_NAME_MAX_CHARS, TRAIT_TOO_LONG)),
        strength: v.picklist(TRAIT_STRENGTHS),
      }),
    ),
    v.maxLength(TRAITS_MAX, `You cannot add more than ${TRAITS_MAX} traits.`),
  ),
  greetings: v.object({
    main: text(TEXT_RULES.mainGreeting),
    alternatives: v.pipe(
      v.array(text(TEXT_RULES.alternativeGreeting)),
      v.maxLength(
        ALTERNATIVE_GREETINGS_MAX,
        `You cannot add more than ${ALTERNATIVE_GREETINGS_MAX} alternative greetings.`,
      ),
    ),
  }),
  tags: v.pipe(v.array(v.pipe(v.string(), atMost(TAG_MAX_CHARS, TAG_TOO_LONG))), v.maxLength(TAGS_MAX, TOO_MANY_TAGS)),
})

/** The validation errors of a character by the field that shows them; the first message of each. */
export function characterErrors(values: CharacterFormValues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of v.safeParse(characterSchema, values).issues ?? []) {
    errors[fieldAt(v.getDotPath(issue) ?? '')] ??= issue.message
  }
  return errors
}

/** Traits and tags are one field each, whichever entry is invalid; greetings are one each. */
export function fieldAt(path: string): string {
  return /^(personalities|tags)\b/.exec(path)?.[0] ?? path
}

/** The rule of a text by the path of its field. */
export function textRuleAt(path: string): TextRule {
  if (path === 'name' || path === 'description' || path === 'backgroundDescription') return TEXT_RULES[path]
  return path === 'greetings.main' ? TEXT_RULES.mainGreeting : TEXT_RULES.alternativeGreeting
}

/** The fields that are too long, checked while the user types: these errors do not wait for a submit. */
export function overlongFields(values: CharacterFormValues): string[] {
  const { name, description, backgroundDescription, greetings, personalities, tags } = values
  const texts = { name, description, backgroundDescription, 'greetings.main': greetings.main }
  const alternatives = greetings.alternatives.map((each, index) => [`greetings.alternatives.${index}`, each] as const)
  const overlong = [...Object.entries(texts), ...alternatives]
    .filter(([path, typed]) => charCount(typed) > textRuleAt(path).maxChars)
    .map(([path]) => path)
  return [
    ...overlong,
    ...(personalities.some(isTraitTooLong) ? ['personalities'] : []),
    ...(tags.some(isTagTooLong) ? ['tags'] : []),
  ]
}
