import { plainText } from '#src/lib/plainText.ts'

/** More than a row can show at any width; names of links are read out as a whole. */
const LONGEST = 160

/**
 * A message's first words without its markdown, in one line (B2.11-11). One that has only marks is shown as it was
 * typed: only where nothing was said, it is '' (B2.11-12).
 */
export function plainPreview(markdown: string): string {
  return shortened(plainText(markdown) || markdown.replace(/\s+/g, ' ').trim())
}

/** Between words where there are any, and never through a sign that is made of several. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length >= LONGEST) break
    end = index + segment.length
  }
  return `${text.slice(0, end).replace(/\s+\S{0,20}$/, '')}…`
}
