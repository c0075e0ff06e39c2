import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { listingQuery, searchQuery } from '#src/api/calls/characters.ts'
import { readFollowingPage } from '#src/api/cache/followingPage.ts'
import type { ListResponse } from '#src/api/shapes/listPage.ts'
import { LIST_PAGES_READ_AGAIN_MAX, SEARCH_PAGE_SIZE, SEARCH_RESULTS_KEPT_MS } from '#src/product/limits.ts'
import type { Search } from './search.ts'

/** One page of search results. Each `ts` has its own pages: a new time means a new response. */
export function resultsPageQuery(search: Search, page: number) {
  return queryOptions({
    queryKey: resultsPageKey(search, page),
    queryFn: (context) =>
      readFollowingPage({
        page,
        limit: SEARCH_PAGE_SIZE,
        before: pagesBefore(context.client, search, page),
        read: (at) => readingOf(search, at).queryFn(context),
      }),
    gcTime: SEARCH_RESULTS_KEPT_MS,
  })
}

function resultsPageKey(search: Search, page: number) {
  return [...readingOf(search, page).queryKey, { ts: search.ts }] as const
}

/** Whether a query key belongs to a page of this search. */
export function isPageOf(search: Search, queryKey: QueryKey): boolean {
  const [name, kind, asked, moment] = queryKey
  const page = (asked as { page?: number } | undefined)?.page
  return page !== undefined && hashKey([name, kind, asked, moment]) === hashKey(resultsPageKey(search, page))
}

function readingOf({ query, order }: Search, page: number) {
  const asked = { page, limit: SEARCH_PAGE_SIZE }
  return order === 'search' ? searchQuery({ query, ...asked }) : listingQuery({ ...asked, sort: order })
}

/** The pages right before a page that are in the cache without a gap. */
function pagesBefore(client: QueryClient, search: Search, page: number): ListResponse[] {
  const before: ListResponse[] = []
  // One more than may be refetched: it shows which entries have moved up to the first of those.
  for (let at = page - 1; at >= search.page && at >= page - 1 - LIST_PAGES_READ_AGAIN_MAX; at--) {
    const response = client.getQueryData<ListResponse>(resultsPageKey(search, at))
    if (!response) break
    before.unshift(response)
  }
  return before
}
