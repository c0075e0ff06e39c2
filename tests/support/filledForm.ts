import type { CharacterFormValues } from '#src/features/character-editor/characterForm.ts'

/** The character form with a valid value in each field. */
export const FILLED_FORM: CharacterFormValues = {
  name: 'Aria',
  description: 'Keeper of the last lighthouse.',
  backgroundDescription: 'A drowned coast.',
  isPublic: true,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'The lamp is lit.', alternatives: ['Mind the stairs.'] },
  tags: ['sea'],
}
