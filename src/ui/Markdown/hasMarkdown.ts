import { isBeyondMarkdown } from '#src/lib/markdownBounds.ts'

/**
 * Signs that make text more than text somewhere in GitHub's markdown. Rather once too often: drawing plain text as
 * markdown changes nothing but the time it takes.
 */
const SIGNS = [
  /[*_~`[\]<>|\\#@]/, // emphasis, code, links, HTML, tables, headings, mail addresses
  /&[#\w]/, // entities
  /:\/\/|www\./i, // addresses that become links by themselves
  /\b(?:mailto|xmpp):/i,
  /^[ \t]*(?:[-+]|\d{1,9}[.)])(?:[ \t]|$)/m, // lists
  /^[ \t]*(?:-[ \t-]*|=+[ \t]*)$/m, // lines, and those under headings
  /^(?: {4}| {0,3}\t)/m, // code by indent
  /\0/,
]

/** Whether a text needs the markdown code to be drawn as it is meant; one that has too much of it is drawn as typed. */
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
