import type { Character, CharacterBody } from '#src/api/generated/calls.schemas.ts'
import { characterDetails } from '#src/api/shapes/characterShapes.ts'
import { TRAIT_STRENGTHS, type TraitStrength } from '#src/product/traits.ts'
import type { CharacterFormValues, Trait } from './characterForm.ts'

/** The default of a trait. */
export const USUAL_STRENGTH: TraitStrength = 'moderately'

/** The form values of a character that the server has sent. */
export function valuesOf(wire: Character): CharacterFormValues {
  const { name, description, background, isPublic, traits, greetings, tags } = characterDetails(wire)
  return {
    // In other places a character without a name has a placeholder.
    name: typeof wire.name === 'string' ? name : '',
    description,
    backgroundDescription: background,
    isPublic,
    personalities: traits.map((trait) => ({ name: trait.name, strength: asStrength(trait.strength) })),
    greetings,
    tags,
  }
}

/** The request body: the whole character, even for a small change. Texts are trimmed. */
export function bodyOf(values: CharacterFormValues): CharacterBody {
  const { greetings } = values
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    backgroundDescription: values.backgroundDescription.trim(),
    isPublic: values.isPublic,
    personalities: namedTraits(values.personalities),
    greetings: { main: greetings.main.trim(), alternatives: greetings.alternatives.map((each) => each.trim()) },
    tags: values.tags,
  }
}

/** The named traits, limited to what the server accepts; a trait just added has no name yet. */
export function namedTraits(traits: readonly Trait[]): Trait[] {
  return traits.filter(({ name }) => name.trim() !== '').map(({ name, strength }) => ({ name: name.trim(), strength }))
}

/** Whether both would send the same request body. */
export function isSameCharacter(one: CharacterFormValues, other: CharacterFormValues): boolean {
  return one === other || JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
}

/** Whether two forms show the same, including texts that are not sent yet. */
export function isSameForm(one: CharacterFormValues, other: CharacterFormValues): boolean {
  return isSameCharacter(one, other) && JSON.stringify(typedTexts(one)) === JSON.stringify(typedTexts(other))
}

/** The texts in the fields that become values only when the field loses the focus. */
function typedTexts({ personalities, unfinishedTag = '' }: CharacterFormValues): string[] {
  const names = personalities.map(({ name, unfinished = name }) => unfinished.trim())
  return [unfinishedTag, ...names.filter((name) => name !== '')]
}

const FIELD_LABELS: Record<keyof CharacterBody, string> = {
  name: 'Name',
  description: 'Description',
  backgroundDescription: 'Background',
  isPublic: 'Who can find it',
  personalities: 'Personality traits',
  greetings: 'Greetings',
  tags: 'Tags',
}

/** The names of the fields in which two versions of a character differ. */
export function changedFields(one: CharacterFormValues, other: CharacterFormValues): string[] {
  const before = bodyOf(one)
  const after = bodyOf(other)
  return (Object.keys(FIELD_LABELS) as (keyof CharacterBody)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => FIELD_LABELS[field])
}

function asStrength(text: string): TraitStrength {
  return TRAIT_STRENGTHS.find((strength) => strength === text) ?? USUAL_STRENGTH
}
