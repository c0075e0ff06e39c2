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
  /^[ \t]*(?:[-+]|\d{1,9}[.)])(?:[ \t]|$)/m, // lists
  /^[ \t]*(?:-[ \t-]*|=+[ \t]*)$/m, // thematic breaks, and lines under headings
  /^[ \t]*:?-+:?[ \t]*$/m, // tables of one column, which need no bars
  /^(?: {4}| {0,3}\t)/m, // indented code
  /\0/,
]

/** Whether a text needs the markdown code to render; a text beyond the limits is rendered as typed. */
export function hasMarkdown(text: string): boolean {
  return !isBeyondMarkdown(text) && SIGNS.some((sign) => sign.test(text))
}

/** The paragraphs of a text without markdown, each with its line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.replace(/^[ \t\n]+|[ \t\n]+$/g, '').replace(/[ \t]*\n[ \t]*/g, '\n'))
    .filter((paragraph) => paragraph !== '')
}
