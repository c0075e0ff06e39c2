import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** The state of an infinite query; `useResultPages` returns the same for queries of single pages. */
export interface PagesQuery<Page> {
  data: { pages: Page[] } | undefined
  /** Of the first page. */
  status: 'pending' | 'error' | 'success'
  error: Error | null
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
  refetch(): unknown
}

export interface GrowingList<Page> {
  /** The visible pages. */
  pages: Page[]
  /** The number of visible and requested pages: Back restores it. */
  size: number
  /** Of the first page. */
  status: 'pending' | 'error' | 'success'
  /** The error of the first page, or of the next page; null if the next page added nothing. */
  error: Error | null
  /** There is another page to show. */
  hasNextPage: boolean
  /** The next page was requested, and will be shown when it has loaded and its delay is over. */
  isFetchingNextPage: boolean
  /** The list has stopped before its end: a request failed or a page added nothing. Only the user retries. */
  isFetchNextPageError: boolean
  /** Shows the next page: now, or once it has loaded. */
  fetchNextPage(): void
  /** Retries the failed request, of the first page or the next. */
  retry(): void
  /** Must be called when the end of the list comes into view; another `endId` is another end. */
  onNearEnd(): void
  endId: string
}

interface Options<Page> {
  /**
   * Whether a page has a visible entry that no page before it has. A page that adds nothing ends the list: the
   * requests to a server that always sends the same page would never end. The user may retry.
   */
  hasNew(page: Page, before: readonly Page[]): boolean
  /** Identifies the list; another list has another value. @default one list */
  id?: string
  /** Prefetches the page after the last visible one. @default false */
  isFetchedAhead?: boolean
  /** The initial number of visible pages, for Back to a list that had grown. @default 1 */
  initialPages?: number
  /** The delay in ms between `onNearEnd` and the next page. @default 0 */
  growDelayMs?: number
}

/**
 * A list that grows page by page: on scroll (`onNearEnd`) or with a button (`fetchNextPage`). It fetches the next page
 * on demand, or prefetches it. The query determines what a page contains.
 *
 *     const query = useInfiniteQuery(myChatsQuery)
 *     const { pages, onNearEnd, isFetchingNextPage } = useGrowingList(query, { hasNew: hasNewChats, growDelayMs: 500 })
 */
export function useGrowingList<Page>(
  query: PagesQuery<Page>,
  { hasNew, id = '', isFetchedAhead = false, initialPages = 1, growDelayMs = 0 }: Options<Page>,
): GrowingList<Page> {
  const { clock } = useAtomValue(worldAtom)
  const [state, setState] = useStateFor(id, () => ({ wanted: initialPages, isDue: false, passed: 0 }))
  const { isFetching, fetchNextPage } = query
  const loaded = query.data?.pages ?? NO_PAGES
  // Without prefetching, every loaded page is visible.
  const wanted = isFetchedAhead ? state.wanted : Math.max(state.wanted, loaded.length)

  const hasFailed = query.isFetchNextPageError && !query.isFetchingNextPage
  const isAddingNothing = useMemo(() => {
    const last = loaded.at(-1)
    return last !== undefined && !hasNew(last, loaded.slice(0, -1))
  }, [loaded, hasNew])
  // While the pages are refetched, the last one may still add entries.
  const isBlocked = isAddingNothing && query.hasNextPage && loaded.length > state.passed && !isFetching
  const isStalled = isBlocked && loaded.length <= wanted
  const isMissing = loaded.length > 0 && loaded.length < wanted && query.hasNextPage && !isBlocked
  const hasNextPage = loaded.length > wanted || (loaded.length > 0 && query.hasNextPage && !isMissing && !isBlocked)

  const needed = isFetchedAhead ? wanted + 1 : wanted
  const mayFetch = query.hasNextPage && !isFetching && !hasFailed && !isBlocked
  useEffect(() => {
    if (loaded.length > 0 && loaded.length < needed && mayFetch) fetchNextPage({ cancelRefetch: false })
  }, [loaded.length, needed, mayFetch, fetchNextPage])

  const { isDue } = state
  useEffect(() => {
    if (!isDue) return undefined
    return clock.setTimeout(() => setState((now) => ({ ...now, wanted: wanted + 1, isDue: false })), growDelayMs)
  }, [clock, isDue, setState, wanted, growDelayMs])

  const isFetchNextPageError = isStalled || (hasFailed && (isMissing || !isFetchedAhead))
  const mayGrow = hasNextPage && !isDue && !hasFailed
  const pages = useMemo(() => loaded.slice(0, wanted), [loaded, wanted])
  const onNearEnd = useCallback(() => {
    if (mayGrow) setState((now) => ({ ...now, isDue: true }))
  }, [mayGrow, setState])
  return {
    pages,
    size: wanted,
    status: loaded.length > 0 ? 'success' : query.status,
    error: loaded.length === 0 || (isFetchNextPageError && !isStalled) ? query.error : null,
    hasNextPage,
    isFetchingNextPage: isDue || (isMissing && !hasFailed),
    isFetchNextPageError,
    fetchNextPage: () => {
      setState((now) => ({ ...now, wanted: wanted + 1 }))
      if (hasFailed) query.fetchNextPage()
    },
    retry: () => {
      if (loaded.length === 0) return void query.refetch()
      if (isStalled) setState((now) => ({ ...now, wanted: loaded.length + 1, passed: loaded.length }))
      query.fetchNextPage()
    },
    onNearEnd,
    endId: `${loaded.length} ${mayGrow}`,
  }
}

const NO_PAGES: never[] = []
