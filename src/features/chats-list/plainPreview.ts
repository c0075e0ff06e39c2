import { plainText } from '#src/ui/Markdown/renderedText.ts'

/** More than a row shows at any width. Limited because screen readers read the whole name of a link. */
const LONGEST = 160

/**
 * The first words of a message without markdown, in one line. A message of markdown characters alone is
 * shown as typed; only an empty message gives ''.
 */
export function plainPreview(markdown: string): string {
  return shortened(plainText(markdown) || markdown.replace(/\s+/g, ' ').trim())
}

/** Cuts between words if possible, and never within a grapheme. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length >= LONGEST) break
    end = index + segment.length
  }
  return `${text.slice(0, end).replace(/\s+\S{0,20}$/, '')}…`
}
