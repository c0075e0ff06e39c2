import type { TraitStrength } from '#src/product/traits.ts'

export interface Trait {
  name: string
  strength: TraitStrength
  /** What is typed in its field and not its name yet: kept with the form, never sent. */
  unfinished?: string | undefined
}

/** What somebody types about a character: the form of both pages, its draft and an imported card. */
export interface CharacterFormValues {
  name: string
  description: string
  backgroundDescription: string
  isPublic: boolean
  personalities: Trait[]
  greetings: { main: string; alternatives: string[] }
  tags: string[]
  /** What stands in the field for tags and is not one yet: kept with the form, never sent. */
  unfinishedTag?: string | undefined
}

/** A form in which nothing has been typed (B3-03). */
export const EMPTY_CHARACTER: CharacterFormValues = {
  name: '',
  description: '',
  backgroundDescription: '',
  isPublic: true,
  personalities: [],
  greetings: { main: '', alternatives: [] },
  tags: [],
}
