import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'
import { type CharacterSummary, characterSummaries } from '#src/api/shapes.ts'
import { countOf } from '#src/lib/countOf.ts'

export interface PageShown {
  characters: CharacterSummary[]
  /** How many there are in all. */
  total: number
  pages: number
}

/** The list of a failed read (B8.2-03). */
export const EMPTY_PAGE: PageShown = { characters: [], total: 0, pages: 0 }

/** A response as the screen shows it. A server that does not count leaves this page as all there is. */
export function pageShown(response: CharacterPage | null | undefined): PageShown {
  const characters = characterSummaries(response)
  const total = countOf(response?.meta?.total_results) ?? characters.length
  return { characters, total, pages: countOf(response?.meta?.total_pages) ?? (characters.length > 0 ? 1 : 0) }
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
