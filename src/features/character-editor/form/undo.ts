import { isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'

/** A value that was removed from the form and can be restored. */
export interface Undo {
  /** The event, as a sentence: 'Trait removed.' */
  message: string
  /** The label of the button: 'Bring back ‘patient’'. */
  label: string
  /** Whether the value can be restored into these values without losing anything typed since. */
  isPossible(values: CharacterFormValues): boolean
  restore(): void
}

/** The label that names the restored value by the beginning of its text. */
export function bringBack(text: string): string {
  return `Bring back ‘${beginningOf(text)}’`
}

/** The label that names a whole form by its character. */
export function bringBackForm({ name }: CharacterFormValues): string {
  return name.trim() === '' ? 'Bring back the former form' : bringBack(name)
}

/** A whole form can be restored only while the form that replaced it is unchanged. */
export function isStill(replacement: CharacterFormValues): Undo['isPossible'] {
  return (values) => isSameForm(values, replacement)
}

/** More than fits on a button; the style sheet truncates the rest. */
const LABEL_GRAPHEMES = 40

function beginningOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= LABEL_GRAPHEMES) return line
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line.slice(0, 10 * LABEL_GRAPHEMES))
  const shown = Array.from(graphemes, ({ segment }) => segment).slice(0, LABEL_GRAPHEMES)
  return `${shown.join('').trimEnd()}…`
}
