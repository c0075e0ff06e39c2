/** The maximum length of a grapheme, in UTF-16 units. */
const SIGN_MAX = 64

/**
 * The beginning of a text, cut between graphemes; an ellipsis marks the cut. `max` is in
 * UTF-16 units. Reads little more of the text than it returns.
 */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(0, max + SIGN_MAX),
  )) {
    if (index + segment.length >= max) break
    end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
