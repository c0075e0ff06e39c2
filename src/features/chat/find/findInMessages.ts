/** One hit of the search. */
export interface Hit {
  /** The message's index in the conversation. */
  index: number
  /** The index of the hit in that message, from 0. */
  nth: number
}

/**
 * The pattern of a search, across line breaks. Case, the kinds of quotes, dashes and dots, and whether accents are
 * letters of their own (NFC) or signs behind them (NFD) make no difference. Undefined for an empty search.
 */
export function searchPattern(query: string): RegExp | undefined {
  const words = wordsOf(query)
  return words.length === 0 ? undefined : new RegExp(words.map((word) => patternOf(word)).join('\\s+'), 'giu')
}

/** Characters that markdown may remove from the middle of a word. */
const SIGNS = /[*_~`|<>#]/g
/** In messages with code: it also loses white space at both its ends, perhaps before the sign of a quote. */
const SIGNS_AND_SPACE = /[*_~`|<>#\s]/g
/** Markdown that removes more than these characters (links) or replaces characters (entities). */
const REWRITES = /[[\]&\\\0]/

/**
 * Whether a message may contain a hit when it is rendered: checks its markdown, which costs a hundredth of parsing it.
 * May return true without a hit, but never false where there is one.
 */
export function mayContain(query: string): (markdown: string) => boolean {
  const words = wordsOf(query).map((word) => new RegExp(looselyOf(word.replace(SIGNS, '')), 'iu'))
  return (markdown) => {
    if (REWRITES.test(markdown)) return true
    const plain = markdown.replace(markdown.includes('`') ? SIGNS_AND_SPACE : SIGNS, '')
    return words.every((word) => word.test(plain))
  }
}

function wordsOf(query: string): string[] {
  return query.trim().split(/\s+/).filter(Boolean)
}

const ALIKE = ["['‘’‚‛′ʼ´]", '["“”„‟«»″]', '[-‐‑‒–—―−]+', '(?:…|\\.\\.\\.)']
/** One of them, or a letter with its accents. */
const UNITS = new RegExp(`${ALIKE.map((pattern) => `(${pattern})`).join('|')}|\\P{M}?\\p{M}*`, 'gu')
/** Signs that form another letter with the one before them: Latin accents, Japanese voice marks, Korean finals. */
const NO_ACCENT = '(?![\u0300-\u036F\u3099\u309A\u11A8-\u11FF])'

function patternOf(word: string, accent = NO_ACCENT): string {
  return word.normalize('NFC').replace(UNITS, (unit: string, ...alike: (string | undefined)[]) => {
    const place = alike.slice(0, ALIKE.length).findIndex((one) => one !== undefined)
    if (place >= 0 || unit === '') return ALIKE[place] ?? ''
    const forms = [unit, unit.normalize('NFD')].map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    return `(?:${forms.join('|')})${accent}`
  })
}

/** For markdown, where a mark may stand between a letter and its accent. */
const looselyOf = (word: string) => patternOf(word, '')

/** All hits in the rendered texts of the messages, oldest first. A text that is not rendered yet has none. */
export function findHits(texts: readonly (string | undefined)[], pattern: RegExp | undefined): Hit[] {
  if (!pattern) return []
  return texts.flatMap((text, index) => [...(text ?? '').matchAll(pattern)].map((_, nth) => ({ index, nth })))
}

/** The index of a hit among all; that of the newest if there is no current hit or it is gone. -1 without hits. */
export function placeOfHit(hits: readonly Hit[], hit: Hit | undefined): number {
  const place = hit ? hits.findIndex(({ index, nth }) => index === hit.index && nth === hit.nth) : -1
  return place < 0 ? hits.length - 1 : place
}
