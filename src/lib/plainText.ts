import { isBeyondMarkdown } from './markdownBounds.ts'

/**
 * The words of a markdown text, without its syntax and in one line. By regular expressions instead of the parser that
 * renders messages, which is heavy; plainPreview.test.tsx compares the two.
 *
 * @param tags Messages show HTML tags as typed; a preview removes them (B2.11-11).
 */
export function plainText(markdown: string, tags: 'with tags' | 'without tags' = 'without tags'): string {
  if (isBeyondMarkdown(markdown)) return markdown.replace(/\s+/g, ' ').trim()
  // Escaped characters: removed, and restored after the markdown syntax is gone.
  const literals: string[] = []
  const protect = (text: string) => `\uE000${literals.push(text) - 1}\uE001`
  // Code may contain what was protected before it.
  const restored = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/g, (_, place: string) => restored(literals[Number(place)] ?? ''))

  // Messages may contain the two characters as well.
  const withoutFences = markdown
    .replace(/[\uE000\uE001]/g, protect)
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm, (...match) =>
      protect(String(match[2])),
    )
  // Code contains no definitions.
  const { text: lines, labels } = withoutDefinitions(withoutFences)
  const text = withoutTableMarks(lines.split('\n').map(withoutBlockMarks))
    .join(' ')
    // In one pass: an escaped backtick begins no code, and neither code nor an address contains escapes.
    .replace(
      /\\([!-/:-@[-`{-~])|(`+)(?!`)([\s\S]*?[^`])\2(?!`)|<((?:https?|mailto):[^\s<>]*)>/g,
      (_, sign?: string, _ticks?: string, code?: string, address = '') => protect(sign ?? code ?? String(address)),
    )
    .replace(/<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--[\s\S]*?-->/gi, tags === 'with tags' ? '$&' : '')
    .replace(PICTURES, '$1')
    .replace(LINKS, '$1')
    .replace(/!?\[((?:[^[\]]|\[[^[\]]*\])*)\](?:\[([^[\]]*)\])?/g, (whole, words: string, label?: string) =>
      labels.has(labelled(label || words)) ? words : whole,
    )
  return restored(withoutEmphasis(text).replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, entity))
    .replace(/\s+/g, ' ')
    .trim()
}

const TO_ADDRESS = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"]*"|'[^']*'))?\)`
/** Before the links, because a link may be around a picture. */
const PICTURES = new RegExp(`!${TO_ADDRESS}`, 'g')
const LINKS = new RegExp(TO_ADDRESS, 'g')

/** Links may refer to an address that is defined in another line: `[moon]: https://moon.example "The moon"`. */
function withoutDefinitions(markdown: string): { text: string; labels: Set<string> } {
  const labels = new Set<string>()
  const text = markdown.replace(
    /^ {0,3}\[([^[\]]+)\]:[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gm,
    (whole: string, label: string) => {
      // A footnote, which is shown as typed.
      if (label.startsWith('^')) return whole
      labels.add(labelled(label))
      return ''
    },
  )
  return { text, labels }
}

/** Labels are compared in any case and with any white space. */
function labelled(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** The line between a table's head and its rows. */
const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/

/** Its own characters first, so that the pattern never backtracks. */
function isDelimiters(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s|:-]*$/.test(line) && DELIMITERS.test(line)
}

/** This line identifies tables: the lines above and below it have cells, up to the next empty line. */
function withoutTableMarks(lines: string[]): string[] {
  let isInTable = false
  return lines.map((line, place) => {
    if (isDelimiters(line)) {
      isInTable = true
      return ''
    }
    if (line.trim() === '') isInTable = false
    const isRow = isInTable || isDelimiters(lines[place + 1] ?? '')
    return isRow ? line.replaceAll(/(?<!\\)\|/g, ' ') : line
  })
}

/** The markers before the words of a line, and lines without words. */
function withoutBlockMarks(line: string): string {
  if (/^\s*([-*_])(\s*\1){2,}\s*$|^\s*=+\s*$/.test(line)) return ''
  return line.replace(/^\s*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|#{1,6}(?=\s))\s*(?:\[[ xX]\]\s)?)+/, '')
}

/** Deeper nesting than users write. */
const EMPHASIS_LEVELS = 24

/** Emphasis may be nested: from the outside in, until there is none. */
function withoutEmphasis(text: string, levels = EMPHASIS_LEVELS): string {
  const next = text
    .replace(/(\*{1,3})(?=[^\s*])([\s\S]*?[^\s*])\1(?!\*)/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([\s\S]*?[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/(?<!~)(~{1,2})(?=[^\s~])([\s\S]*?[^\s~])\1(?!~)/g, '$2')
  return next === text || levels === 0 ? next : withoutEmphasis(next, levels - 1)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
  if (code === undefined) return NAMED[name ?? ''] ?? whole
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : whole
}
