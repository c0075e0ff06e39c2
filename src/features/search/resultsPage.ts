import { queryOptions } from '@tanstack/react-query'
import { listingQuery, searchQuery } from '#src/api/characters.ts'
import { SEARCH_PAGE_SIZE, SEARCH_RESULTS_KEPT_MS } from '#src/product/limits.ts'
import type { Search } from './search.ts'

/** One page of what a search finds (AMB-11). Each `ts` has pages of its own: another moment, another response (AMB-48). */
export function resultsPageQuery({ query, order, ts }: Search, page: number) {
  const asked = { page, limit: SEARCH_PAGE_SIZE }
  const { queryKey, queryFn } =
    order === 'search' ? searchQuery({ query, ...asked }) : listingQuery({ ...asked, sort: order })
  return queryOptions({ queryKey: [...queryKey, { ts }], queryFn, gcTime: SEARCH_RESULTS_KEPT_MS })
}
