import type { TraitStrength } from '#src/product/traits.ts'

export interface Trait {
  name: string
  strength: TraitStrength
  /** The text in the name field that is not the trait's name yet: kept with the form, never sent. */
  unfinished?: string | undefined
}

/** The form values of both pages, of the draft and of an imported card. */
export interface CharacterFormValues {
  name: string
  description: string
  backgroundDescription: string
  isPublic: boolean
  personalities: Trait[]
  greetings: { main: string; alternatives: string[] }
  tags: string[]
  /** The text in the tag field that is not a tag yet: kept with the form, never sent. */
  unfinishedTag?: string | undefined
}

/** An empty form. */
export const EMPTY_CHARACTER: CharacterFormValues = {
  name: '',
  description: '',
  backgroundDescription: '',
  isPublic: true,
  personalities: [],
  greetings: { main: '', alternatives: [] },
  tags: [],
}
