/** What a sign of several may be long, in UTF-16 units. */
const SIGN_MAX = 64

/**
 * The beginning of a text, never through a sign that is made of several; an ellipsis says that there is more. `max` is in
 * UTF-16 units. Reads hardly more of the text than it shows.
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
