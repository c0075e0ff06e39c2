import { countsOf, type ListResponse } from '#src/api/shapes/listPage.ts'
import { type CharacterSummary, characterSummaries } from '#src/api/shapes/characterShapes.ts'

export interface PageShown {
  characters: CharacterSummary[]
  /** The total number of characters. */
  total: number
  pages: number
}

/** The page after a failed request. */
export const EMPTY_PAGE: PageShown = { characters: [], total: 0, pages: 0 }

/** A response as the screen shows it. If the server returns no counts, this page counts as the whole list. */
export function pageShown(response: ListResponse, limit: number): PageShown {
  const characters = characterSummaries(response)
  const { total, pages } = countsOf(response, { limit })
  return { characters, total: total ?? characters.length, pages: pages ?? (characters.length > 0 ? 1 : 0) }
}

/**
 * The page that is loading, with its expected length: the cards of the previous page are placeholders, and `missing`
 * counts the cards that only get their space reserved (B2.7).
 */
export function pageAwaited(
  before: PageShown,
  { page, size }: { page: number; size: number },
): PageShown & { missing: number } {
  const expected = Math.min(size, Math.max(0, before.total - (page - 1) * size))
  const characters = before.characters.slice(0, expected)
  return { ...before, characters, missing: expected - characters.length }
}
