import { isSameForm } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'

/** A value that was removed from the form and can be restored. */
export interface Undo {
  /** What has happened, as a sentence: 'Trait removed.' */
  message: string
  /** What the button brings back: 'Bring back ‘patient’'. */
  label: string
  /** Whether these values can take it back, and nothing that was written since goes. */
  isPossible(values: CharacterFormValues): boolean
  restore(): void
}

/** Names what comes back by the beginning of its text. */
export function bringBack(text: string): string {
  return `Bring back ‘${beginningOf(text)}’`
}

/** Names a whole form by its character. */
export function bringBackForm({ name }: CharacterFormValues): string {
  return name.trim() === '' ? 'Bring back the former form' : bringBack(name)
}

/** A whole form comes back only while nothing was written into the one that replaced it. */
export function isStill(replacement: CharacterFormValues): Undo['isPossible'] {
  return (values) => isSameForm(values, replacement)
}

/** More than a button has room for; the style cuts the rest. */
const LABEL_GRAPHEMES = 40

function beginningOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= LABEL_GRAPHEMES) return line
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line.slice(0, 10 * LABEL_GRAPHEMES))
  const shown = Array.from(graphemes, ({ segment }) => segment).slice(0, LABEL_GRAPHEMES)
  return `${shown.join('').trimEnd()}…`
}
