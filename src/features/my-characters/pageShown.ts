import { countsOf, type ListResponse } from '#src/api/listPage.ts'
import { type CharacterSummary, characterSummaries } from '#src/api/shapes.ts'

export interface PageShown {
  characters: CharacterSummary[]
  /** How many there are in all. */
  total: number
  pages: number
}

/** The list of a failed read (B8.2-03). */
export const EMPTY_PAGE: PageShown = { characters: [], total: 0, pages: 0 }

/** A response as the screen shows it. A server that does not count leaves this page as all there is. */
export function pageShown(response: ListResponse, limit: number): PageShown {
  const characters = characterSummaries(response)
  const { total, pages } = countsOf(response, { limit })
  return { characters, total: total ?? characters.length, pages: pages ?? (characters.length > 0 ? 1 : 0) }
}

/**
 * The page on its way, in the shape it will have: the cards of the page before stand in as far as they reach, and
 * `missing` more have only their places (B2.7).
 */
export function pageAwaited(
  before: PageShown,
  { page, size }: { page: number; size: number },
): PageShown & { missing: number } {
  const expected = Math.min(size, Math.max(0, before.total - (page - 1) * size))
  const characters = before.characters.slice(0, expected)
  return { ...before, characters, missing: expected - characters.length }
}
