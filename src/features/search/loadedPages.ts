import { countsOf, entriesOf, type ListResponse, nextPage } from '#src/api/shapes/listPage.ts'
import { characterAt } from '#src/api/shapes/characterShapes.ts'
import { SEARCH_PAGE_SIZE } from '#src/product/limits.ts'

/** The data of a page of results without its characters, which are in the cache. */
export interface LoadedPage {
  /** The number of its entries. */
  length: number
  /** The positions of entries without a card: repeated entries, and entries that cannot be opened. */
  hidden?: number[] | undefined
  /** The next page; undefined after the last one. */
  next?: number | undefined
  /** The total number of results, if the server returns it. */
  total?: number | undefined
}

/**
 * The page that a response contains. `shown` are the ids on earlier pages: if a character is created meanwhile, the
 * next page repeats the last entry of the page before it.
 */
export function loadedPage(response: ListResponse, page: number, shown: ReadonlySet<string>): LoadedPage {
  const ids = idsOf(response)
  const hidden = ids.flatMap((id, place) => (id === '' || shown.has(id) || ids.indexOf(id) < place ? [place] : []))
  return {
    length: ids.length,
    ...(hidden.length > 0 && { hidden }),
    next: nextPage(response, { page, limit: SEARCH_PAGE_SIZE }),
    total: countsOf(response, { page, limit: SEARCH_PAGE_SIZE }).total,
  }
}

/**
 * Updates the pages after some of them were refetched, for example after a reload. `responseOf` returns the cached
 * response of a page, undefined if there is none. Unchanged pages stay the same objects.
 */
export function readAgain(pages: LoadedPage[], from: number, responseOf: (page: number) => ListResponse): LoadedPage[] {
  const shown = new Set<string>()
  const now = pages.map((known, index) => {
    const response = responseOf(from + index)
    if (!response) return known
    const page = loadedPage(response, from + index, shown)
    for (const id of idsOf(response)) shown.add(id)
    return JSON.stringify(page) === JSON.stringify(known) ? known : page
  })
  return now.every((page, index) => page === pages[index]) ? pages : now
}

/** The total number of cards. */
export function cardCount(pages: LoadedPage[]): number {
  return pages.reduce((sum, page) => sum + cardsOn(page), 0)
}

/** The page index, from 0, and the position on that page of the card at `index`. */
export function placeOf(pages: LoadedPage[], index: number): { page: number; place: number } | undefined {
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

/** The ids of a page's entries in order; '' for an entry without an id. */
export function idsOf(response: ListResponse): string[] {
  return entriesOf(response).map((_, place) => characterAt(response, place)?.id ?? '')
}

function cardsOn({ length, hidden }: LoadedPage): number {
  return length - (hidden?.length ?? 0)
}

export const countInWords = (count: number) => (count === 1 ? '1 character' : `${count} characters`)
