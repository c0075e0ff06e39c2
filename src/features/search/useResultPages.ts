import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PagesQuery } from '#src/components/GrowingList/useGrowingList.ts'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { idsOf, type LoadedPage, loadedPage, readAgain } from './loadedPages.ts'
import { isPageOf, resultsPageQuery } from './resultsPage.ts'
import { isAsking, type Search } from './search.ts'

/**
 * The pages of a search with the interface of an infinite query, made of one query per page. `known` are the pages of
 * an earlier visit: an infinite query would refetch all of them one after the other, here a page is fetched when one of
 * its cards is mounted.
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

/** The ids on the first pages, as far as they are in the cache. */
function shownIds(client: QueryClient, search: Search, pages: number): Set<string> {
  const ids = Array.from({ length: pages }, (_, index) =>
    idsOf(client.getQueryData(resultsPageQuery(search, search.page + index).queryKey)),
  )
  return new Set(ids.flat())
}

/** The current pages: a page of an earlier visit that is fetched again may contain other entries than before. */
function useCurrentPages(client: QueryClient, search: Search, stored: LoadedPage[]): LoadedPage[] {
  // A separate state: React drops pages that are appended during a render while another update is pending.
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

/** The pages, updated from the cache. */
function inCache(client: QueryClient, search: Search, pages: LoadedPage[]): LoadedPage[] {
  return readAgain(pages, search.page, (page) => client.getQueryData(resultsPageQuery(search, page).queryKey))
}
