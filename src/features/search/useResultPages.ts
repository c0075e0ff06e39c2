import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PagesQuery } from '#src/components/GrowingList/useGrowingList.ts'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { idsOf, type LoadedPage, loadedPage, readAgain } from './loadedPages.ts'
import { isPageOf, resultsPageQuery } from './resultsPage.ts'
import { isAsking, type Search } from './search.ts'

/**
 * The pages of a search in the words of an infinite query, from a query for each page. `known` are those of an earlier
 * visit: an infinite query would read all of them again, one after the other; here each is read when a card of it is
 * drawn.
 */
export function useResultPages(search: Search, id: string, known: LoadedPage[]): PagesQuery<LoadedPage> {
  const client = useQueryClient()
  const [state, set] = useStateFor(id, () => ({ pages: inCache(client, search, known), isNextWanted: false }))
  const pages = useCurrentPages(client, search, state.pages)
  const { isNextWanted } = state
  const isFirst = pages.length === 0
  const hasNextPage = pages.at(-1)?.next !== undefined
  const isWanted = isAsking(search) && (isFirst || (hasNextPage && isNextWanted))
  const page = search.page + pages.length

  const { data, status, error, isFetching, refetch } = useQuery({
    ...resultsPageQuery(search, page),
    enabled: isWanted,
    // The route loader has already requested the first page: a request that failed before the mount is not repeated.
    retryOnMount: !isFirst,
  })
  // Set during the render, so that no frame shows a stale list.
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

/**
 * The pages as they are now: a page of an earlier visit that is read when its cards are drawn may hold others than it held
 * then.
 */
function useCurrentPages(client: QueryClient, search: Search, stored: LoadedPage[]): LoadedPage[] {
  // Beside the stored pages: React drops what is appended to them while drawing when another update of them is waiting.
  const [corrected, correct] = useState({ stored, pages: stored })
  const pages = corrected.stored === stored ? corrected.pages : stored

  const onRead = useEffectEvent((queryKey: QueryKey) => {
    if (!isPageOf(search, queryKey)) return
    const current = inCache(client, search, pages)
    if (current !== pages) correct({ stored, pages: current })
  })
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') onRead(event.query.queryKey)
      }),
    [client],
  )
  return pages
}

/** The pages as far as the cache knows them better. */
function inCache(client: QueryClient, search: Search, pages: LoadedPage[]): LoadedPage[] {
  return readAgain(pages, search.page, (page) => client.getQueryData(resultsPageQuery(search, page).queryKey))
}
