/** One place where the words that are looked for stand. */
export interface Hit {
  /** The message's place in the conversation. */
  index: number
  /** Which of the hits in that message, from 0. */
  nth: number
}

/** What matches a search, in any case and across line breaks; undefined for a search for nothing. */
export function searchPattern(query: string): RegExp | undefined {
  const words = wordsOf(query)
  return words.length === 0 ? undefined : new RegExp(words.map(literally).join('\\s+'), 'gi')
}

/** Signs that markdown may take out of the middle of a word. */
const SIGNS = /[*_~`|<>#]/g
/** What markdown may take more than signs out for (links), or put another character in the place of (entities). */
const REWRITES = /[[\]&\\\0]/

/**
 * Whether a message may contain what is searched for when it is rendered: a look at its markdown, which costs a
 * hundredth of parsing it. True more often than it is right, never false where there is a hit.
 */
export function mayContain(query: string): (markdown: string) => boolean {
  const words = wordsOf(query).map((word) => new RegExp(literally(word.replace(SIGNS, '')), 'i'))
  return (markdown) => {
    if (REWRITES.test(markdown)) return true
    const plain = markdown.replace(SIGNS, '')
    return words.every((word) => word.test(plain))
  }
}

function wordsOf(query: string): string[] {
  return query.trim().split(/\s+/).filter(Boolean)
}

function literally(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** Every hit in the rendered texts of the messages, oldest first. A text that has not been rendered has none. */
export function findHits(texts: readonly (string | undefined)[], pattern: RegExp | undefined): Hit[] {
  if (!pattern) return []
  return texts.flatMap((text, index) => [...(text ?? '').matchAll(pattern)].map((_, nth) => ({ index, nth })))
}

/** Where a hit is among all; the newest where there is none, or where it is gone. -1 without any hits. */
export function placeOfHit(hits: readonly Hit[], hit: Hit | undefined): number {
  const place = hit ? hits.findIndex(({ index, nth }) => index === hit.index && nth === hit.nth) : -1
  return place < 0 ? hits.length - 1 : place
}
