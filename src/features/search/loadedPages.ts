import { countsOf, entriesOf, type ListResponse, nextPage } from '#src/api/listPage.ts'
import { characterAt } from '#src/api/shapes.ts'
import { SEARCH_PAGE_SIZE } from '#src/product/limits.ts'

/** The data of a page of results without its characters, which are in the cache. */
export interface LoadedPage {
  /** The number of its entries. */
  length: number
  /** Places of entries that are no card: they stand further up already, or cannot be opened. */
  hidden?: number[] | undefined
  /** The next page; undefined after the last one. */
  next?: number | undefined
  /** The total number of results, if the server returns it. */
  total?: number | undefined
}

/**
 * What the response to a call for `page` brings. `shown` are the ids on earlier pages: when a character is created while
 * the list is being read, the next page begins with what the last one ended with.
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
 * The same pages after some of them have been read again, as after a reload: `responseOf` returns what a page holds now,
 * or undefined where it is not here. Pages of which nothing has changed are the same objects.
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

/** The number of cards. */
export function cardCount(pages: LoadedPage[]): number {
  return pages.reduce((sum, page) => sum + cardsOn(page), 0)
}

/** The page, from 0, and the index on it of the card at `index`. */
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

/** The ids of a page's entries, in their order; '' where there is none. */
export function idsOf(response: ListResponse): string[] {
  return entriesOf(response).map((_, place) => characterAt(response, place)?.id ?? '')
}

function cardsOn({ length, hidden }: LoadedPage): number {
  return length - (hidden?.length ?? 0)
}
