const LETTER = /\p{L}/u
/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** The examined part of a text. */
const LOOKED_AT_CHARS = 1_000

/** The direction of a text by its first letter, as `dir="auto"` finds it. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const first = LETTER.exec(text.slice(0, LOOKED_AT_CHARS))?.[0]
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}
