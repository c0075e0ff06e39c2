import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { PagesQuery } from '#src/components/GrowingList/useGrowingList.ts'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { idsOf, type LoadedPage, loadedPage } from './loadedPages.ts'
import { resultsPageQuery } from './resultsPage.ts'
import { isAsking, type Search } from './search.ts'

/**
 * The pages of a search in the words of an infinite query, from a query for each page. `known` are those of an earlier
 * visit: an infinite query would read all of them again, one after the other; here each is read when a card of it is
 * drawn.
 */
export function useResultPages(search: Search, id: string, known: LoadedPage[]): PagesQuery<LoadedPage> {
  const client = useQueryClient()
  const [{ pages, isNextWanted }, set] = useStateFor(id, () => ({ pages: known, isNextWanted: false }))
  const isFirst = pages.length === 0
  const hasNextPage = pages.at(-1)?.next !== undefined
  const isWanted = isAsking(search) && (isFirst || (hasNextPage && isNextWanted))
  const page = search.page + pages.length

  const { data, status, error, isFetching, refetch } = useQuery({
    ...resultsPageQuery(search, page),
    enabled: isWanted,
    // The route has asked for the first page already: what failed before this was drawn is not asked again.
    retryOnMount: !isFirst,
  })
  // While drawing, so that no frame shows a list that is out of date.
  if (isWanted && data && !isFetching) {
    const next = loadedPage(data, page, shownIds(client, search, pages.length))
    set(() => ({ pages: [...pages, next], isNextWanted: false }))
  }

  return {
    data: useMemo(() => ({ pages }), [pages]),
    status,
    error,
    isFetching: isWanted && isFetching,
    hasNextPage,
    isFetchingNextPage: isWanted && !isFirst && isFetching,
    isFetchNextPageError: isWanted && !isFirst && status === 'error',
    fetchNextPage: useCallback(() => set((now) => ({ ...now, isNextWanted: true })), [set]),
    refetch,
  }
}

/** What stands on the first pages, as far as it is still in the cache. */
function shownIds(client: QueryClient, search: Search, pages: number): Set<string> {
  const ids = Array.from({ length: pages }, (_, index) =>
    idsOf(client.getQueryData(resultsPageQuery(search, search.page + index).queryKey)),
  )
  return new Set(ids.flat())
}
