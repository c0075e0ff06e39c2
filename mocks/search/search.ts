import type { CharacterRow } from '#mocks/db/database.ts'

/** A text normalised for comparison: no case and no accents, so that 'Zoe' finds 'Zoë'. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/**
 * How relevant a character is for a search; 0 for no match. Every word must occur somewhere. Names weigh most, and
 * names that begin with the query weigh more still.
 */
export function relevance(query: string, row: CharacterRow, creator: string): number {
  const wanted = plain(query)
  if (wanted === '') return 0
  const name = plain(row.name)
  const places = { name, creator: plain(creator), tags: row.tags.map(plain), description: plain(row.description) }
  const words = wanted.split(/\s+/).map((word) => wordRelevance(word, places))
  if (words.some((found) => found === 0)) return 0
  return Math.min(...words) + (name === wanted ? 100 : name.startsWith(wanted) ? 50 : name.includes(wanted) ? 10 : 0)
}

interface Places {
  name: string
  creator: string
  tags: string[]
  description: string
}

function wordRelevance(word: string, { name, creator, tags, description }: Places): number {
  if (name.split(/\s+/).some((part) => part.startsWith(word))) return 9
  if (name.includes(word)) return 7
  if (tags.includes(word) || creator === word) return 5
  if (tags.some((tag) => tag.includes(word)) || creator.includes(word)) return 3
  return description.includes(word) ? 1 : 0
}
