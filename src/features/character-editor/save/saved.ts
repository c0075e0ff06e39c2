import { lastEditedOf } from '#src/api/calls/characterEditing.ts'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { valuesOf } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'

/** A version of a character that the server has stored. */
export interface Saved {
  values: CharacterFormValues
  /** The server's timestamp; only compared, never shown. */
  lastEdited: string
}

export function savedOf(character: Character): Saved {
  return { values: valuesOf(character), lastEdited: lastEditedOf(character) }
}
