import { isBeyondMarkdown } from '#src/lib/markdownBounds.ts'

/**
 * Characters that have a meaning somewhere in GitHub's markdown. A false positive is harmless: rendering plain text as
 * markdown gives the same result and only takes longer.
 */
const SIGNS = [
  /[*_~`[\]<>|\\#@]/, // emphasis, code, links, HTML, tables, headings, mail addresses
  /&[#\w]/, // entities
  /:\/\/|www\./i, // addresses that become links
  /\b(?:mailto|xmpp):/i,
  /^[ \t]*(?:[-+]|\d{1,2}[.)])(?:[ \t]|$)/m, // lists
  /^[ \t]*-[ \t-]*$/m, // thematic breaks
  /\0/,
]

/** Whether a text needs the markdown code to render; a text beyond the limits is rendered as typed. */
export function hasMarkdown(text: string): boolean {
  return !isBeyondMarkdown(text) && SIGNS.some((sign) => sign.test(text))
}

/** The paragraphs of a text without markdown, each with its line breaks and indents. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/)
  return paragraphs
    .map((paragraph) =>
      paragraph
        .replace(/[ \t]+$/gm, '')
        .replace(/^[ \t]+/gm, indentOf)
        .replace(/^\n+|\n+$/g, ''),
    )
    .filter((paragraph) => paragraph !== '')
}

/** The indent of a line in signs that HTML does not collapse. One space is no indent: replies often begin with one. */
export function indentOf(line: string): string {
  const [typed = ''] = /^[ \t]*/.exec(line)!
  const width = typed.replaceAll('\t', '    ').length
  return width > 1 ? '\u00A0'.repeat(Math.min(width, 40)) : ''
}
