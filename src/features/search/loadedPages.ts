import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'
import { isLastPage } from '#src/api/listPage.ts'
import { countOf } from '#src/lib/countOf.ts'
import { characterSummary } from '#src/api/shapes.ts'
import { SEARCH_PAGE_SIZE } from '#src/product/limits.ts'

/** What is known of a page that has been appended; its characters are in the cache. */
interface LoadedPage {
  /** How many entries it has. */
  length: number
  /** Places of entries that are no card: they stand further up already, or cannot be opened. */
  hidden?: number[] | undefined
}

/** How much of a list of results there is. */
export interface LoadedPages {
  pages: LoadedPage[]
  /** There is nothing behind the last of them. */
  isComplete: boolean
  /** How many characters fit in all, as far as the server says. */
  total?: number | undefined
}

export const NOTHING_LOADED: LoadedPages = { pages: [], isComplete: false }

/**
 * The list with one page more. `shown` are the ids on earlier pages: when a character is created while the list is
 * being read, the next page begins with what the last one ended with.
 */
export function withPage(loaded: LoadedPages, response: CharacterPage, shown: ReadonlySet<string>): LoadedPages {
  const ids = idsOf(response)
  const hidden = ids.flatMap((id, place) => (id === '' || shown.has(id) || ids.indexOf(id) < place ? [place] : []))
  return {
    pages: [...loaded.pages, { length: ids.length, ...(hidden.length > 0 && { hidden }) }],
    isComplete: isLastPage({
      length: ids.length,
      limit: SEARCH_PAGE_SIZE,
      page: response.meta?.page,
      pages: response.meta?.total_pages,
    }),
    total: countOf(response.meta?.total_results),
  }
}

/** How many cards there are. */
export function cardCount({ pages }: LoadedPages): number {
  return pages.reduce((sum, page) => sum + cardsOn(page), 0)
}

/** On which page, counted from 0, and in which place of it the card at `index` is. */
export function placeOf({ pages }: LoadedPages, index: number): { page: number; place: number } | undefined {
  let left = index
  for (const [page, one] of pages.entries()) {
    if (left < cardsOn(one)) {
      let place = left
      for (const hidden of one.hidden ?? []) if (hidden <= place) place += 1
      return { page, place }
    }
    left -= cardsOn(one)
  }
  return undefined
}

/** The ids of a page's entries, in their order; '' where there is none. */
export function idsOf({ data }: CharacterPage): string[] {
  return (Array.isArray(data) ? data : []).map((entry) => (entry ? characterSummary(entry).id : ''))
}

function cardsOn({ length, hidden }: LoadedPage): number {
  return length - (hidden?.length ?? 0)
}
