import { plainText } from '#src/lib/plainText.ts'
import type { ChatMessage } from '../chatMessage.ts'

/** One place where the words that are looked for stand. */
export interface Hit {
  /** The message's place in the conversation. */
  index: number
  /** Which of the hits in that message, from 0. */
  nth: number
}

/** What matches a search, in any case and across line breaks; undefined for a search for nothing. */
export function searchPattern(query: string): RegExp | undefined {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+'), 'gi')
}

/** The words of each message as they are shown, without markdown. */
export function searchTexts(messages: readonly ChatMessage[]): string[] {
  return messages.map(({ content }) => plainText(content, 'with tags'))
}

/** Every hit, oldest first. */
export function findHits(texts: readonly string[], pattern: RegExp | undefined): Hit[] {
  if (!pattern) return []
  return texts.flatMap((text, index) => [...text.matchAll(pattern)].map((_, nth) => ({ index, nth })))
}
