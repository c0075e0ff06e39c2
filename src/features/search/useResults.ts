import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useGrowingList } from '#src/components/GrowingList/useGrowingList.ts'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { SHIMMER_DELAY_MS } from '#src/product/limits.ts'
import { personAtom } from '#src/session/person.ts'
import type { FeedShape } from '#src/ui/Feed/useFeedRows.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { cardCount, type LoadedPage } from './loadedPages.ts'
import { rememberedLists } from './rememberedLists.ts'
import { isAsking, type Search } from './search.ts'
import { useResultPages } from './useResultPages.ts'

export interface Results {
  /** Identifies the list. */
  id: string
  /** The pages that are shown. */
  pages: LoadedPage[]
  /** Skeletons are shown because a page is loading. */
  isShimmering: boolean
  /** No more pages follow: this is the last one, or a request has failed, which ends the list. */
  hasEnded: boolean
  /** The list has ended because its last page added nothing, although the server says that there is more. */
  isStalled: boolean
  /** The first page could not be loaded. */
  hasFailed: boolean
  /** Repeats the failed request, or continues after the page that added nothing. */
  retry(): void
  /** The number of entries of the next page, if it is loaded. */
  nextLength: number | undefined
  /** Call it when the end of the list comes near. */
  onNearEnd(): void
  /** The last layout of the rows, which Back needs before the first render. */
  shape: FeedShape | undefined
  onShape(shape: FeedShape): void
}

interface Begun {
  known: LoadedPage[]
  shape: FeedShape | undefined
}

/**
 * The results of a search, page by page. The next page is always prefetched; it is appended near the end of
 * the list, after a short time with skeletons. `entry` identifies the history entry: Back restores the length
 * of the list.
 */
export function useResults(search: Search, entry: string): Results {
  const { sessionStorage } = useAtomValue(worldAtom)
  const { id: owner } = useAtomValue(personAtom)
  const searchId = JSON.stringify(search)
  const id = `${entry} ${searchId}`

  const [{ known, shape }, set] = useStateFor<Begun>(id, (before) => {
    const remembered = rememberedLists.read(sessionStorage, owner, entry)
    if (remembered?.search !== searchId) return { known: [], shape: before?.shape }
    return { known: remembered.pages, shape: remembered.shape }
  })
  const query = useResultPages(search, id, known)
  const { pages, status, hasNextPage, isFetchingNextPage, onNearEnd, ...list } = useGrowingList(query, {
    hasNew,
    id,
    isFetchedAhead: true,
    initialPages: Math.max(1, known.length),
    growDelayMs: SHIMMER_DELAY_MS,
  })

  useEffect(() => {
    if (pages.length > 0) rememberedLists.write(sessionStorage, owner, entry, { search: searchId, pages, shape })
  }, [sessionStorage, owner, entry, searchId, pages, shape])

  const isGrowing = status === 'pending' || hasNextPage || isFetchingNextPage
  const hasEnded = isAsking(search) && (!isGrowing || query.isFetchNextPageError)
  return {
    id,
    pages,
    isShimmering: isAsking(search) && !hasEnded && (status === 'pending' || isFetchingNextPage),
    hasEnded,
    hasFailed: hasEnded && status === 'error',
    isStalled: hasEnded && list.isFetchNextPageError && !query.isFetchNextPageError,
    retry: list.retry,
    nextLength: query.data?.pages[pages.length]?.length,
    onNearEnd,
    shape,
    onShape: useCallback((next) => set((now) => ({ ...now, shape: next })), [set]),
  }
}

/** Entries that are repeated or cannot be opened are already hidden on their page. */
const hasNew = (page: LoadedPage) => cardCount([page]) > 0
