import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'

type List = Pick<
  UseInfiniteQueryResult<{ pages: unknown[] }>,
  | 'data'
  | 'error'
  | 'isError'
  | 'isFetching'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
>

export interface GrowingList {
  /** How many pages are shown; the last of them may still be on its way. */
  shownPages: number
  /** Nothing could be read at all. */
  error: Error | null
  /** The first page, or another that is shown already, is on its way. */
  isLoading: boolean
  /** The next page is on its way, and will be shown when it is here. */
  isGrowing: boolean
  /** Why the list does not go on, although it should. Only the visitor tries again (B8.8-15). */
  growthError: Error | null
  /** There is another page to show. */
  hasMore: boolean
  /** Shows the next page: now, or when it is here. */
  onGrow(): void
  /** To be called when the end of the list comes into view; another `endId` is another end. */
  onNearEnd(): void
  endId: string
  onTryAgain(): void
}

interface Options {
  /** The page behind the last one shown is fetched before anybody asks for it. @default false */
  isFetchedAhead?: boolean
  /** How many pages are shown at first, where Back leads to a list that had grown. @default 1 */
  initialPages?: number
  /** How long `onNearEnd` waits before it fetches the next page. @default 0 */
  growDelayMs?: number
}

/**
 * How an infinite query grows: by scrolling (`onNearEnd`) or by a button (`onGrow`), with the next page fetched when it
 * is wanted or ahead of that. What a page holds is the query's own affair (`select`).
 *
 *     const list = useInfiniteQuery({ ...myChatsQuery, select: newestFirst })
 *     const { onNearEnd, isGrowing, growthError } = useGrowingList(list, { growDelayMs: 500 })
 */
export function useGrowingList(
  list: List,
  { isFetchedAhead = false, initialPages = 1, growDelayMs = 0 }: Options,
): GrowingList {
  const { clock } = useAtomValue(worldAtom)
  const [asked, setAsked] = useState(initialPages)
  const [isDue, setIsDue] = useState(false)
  const { isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const loaded = list.data?.pages.length ?? 0
  // Without fetching ahead, whatever is here is shown.
  const shownPages = isFetchedAhead ? asked : Math.max(asked, loaded)

  const hasFailed = loaded === 0 && list.isError && !isFetching
  const nextFailed = list.isFetchNextPageError && !isFetchingNextPage
  const isMissing = loaded < shownPages && (loaded === 0 || hasNextPage)
  const isResting = hasNextPage && !isFetching && !nextFailed && !isDue
  const fetchNext = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  const wanted = isFetchedAhead ? asked + 1 : asked
  useEffect(() => {
    if (loaded > 0 && loaded < wanted && isResting) void fetchNext()
  }, [loaded, wanted, isResting, fetchNext])

  useEffect(() => {
    if (!isDue) return undefined
    // Due until the page is here, so that "Loading..." does not blink in between.
    return clock.setTimeout(() => void fetchNext().finally(() => setIsDue(false)), growDelayMs)
  }, [clock, isDue, fetchNext, growDelayMs])

  return {
    shownPages,
    error: hasFailed ? list.error : null,
    isLoading: isMissing && !hasFailed && !nextFailed,
    isGrowing: isDue || isFetchingNextPage,
    growthError: nextFailed && (isMissing || !isFetchedAhead) ? list.error : null,
    hasMore: !isMissing && (loaded > shownPages || hasNextPage),
    onGrow: () => {
      if (isFetchedAhead) setAsked(asked + 1)
      if (!isFetchedAhead || nextFailed) void fetchNext()
    },
    onNearEnd: useCallback(() => {
      if (isResting) setIsDue(true)
    }, [isResting]),
    endId: `${loaded} ${isResting}`,
    onTryAgain: () => void (loaded === 0 ? list.refetch() : fetchNext()),
  }
}
