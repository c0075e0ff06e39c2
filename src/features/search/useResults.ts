import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { SHIMMER_DELAY_MS } from '#src/product/limits.ts'
import type { FeedShape } from '#src/ui/Feed/useFeedRows.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { idsOf, type LoadedPages, NOTHING_LOADED, withPage } from './loadedPages.ts'
import { rememberedLists } from './rememberedLists.ts'
import { resultsPageQuery } from './resultsPage.ts'
import { isAsking, type Search } from './search.ts'

interface List {
  /** The search and the step of the history it belongs to. */
  id: string
  loaded: LoadedPages
  /**
   * `resting` until the end of the list is near; then shimmers show for a moment, and the page is `due` (A4.2-22). A
   * page that `failed` ends the list for this visit (A4.2-25).
   */
  more: 'resting' | 'shimmering' | 'due' | 'failed'
  shape: FeedShape | undefined
}

export interface Results {
  /** Another list has another one. */
  id: string
  loaded: LoadedPages
  /** Shimmers stand for what is on its way. */
  isShimmering: boolean
  /** Nothing more is to come. */
  hasEnded: boolean
  /** How many entries the next page has, if it is here already. */
  nextLength: number | undefined
  /** To be called when the end of the list comes near. */
  onNearEnd(): void
  /** How its rows were laid out at last, which Back has to know before any is drawn. */
  shape: FeedShape | undefined
  onShape(shape: FeedShape): void
}

/**
 * The results of a search, page after page. The page behind the last one is always fetched ahead (A4.2-20), and
 * appended when the end is near. `entry` names the step of the history: Back finds the list as long as it was.
 */
export function useResults(search: Search, entry: string): Results {
  const client = useQueryClient()
  const { clock, sessionStorage } = useAtomValue(worldAtom)
  const searchId = JSON.stringify(search)
  const id = `${entry} ${searchId}`

  const begin = (before?: List): List => {
    const known = rememberedLists.read(sessionStorage, entry)
    const { loaded, shape } = known?.search === searchId ? known : { loaded: NOTHING_LOADED, shape: before?.shape }
    return { id, loaded, shape, more: 'resting' }
  }
  const [kept, setList] = useState(() => begin())
  const list = kept.id === id ? kept : begin(kept) // another search: page 1, and shimmers at once (A4.2-18, A4.2-19)
  const { loaded, more, shape } = list
  const isFirst = loaded.pages.length === 0
  const isOpen = isAsking(search) && !loaded.isComplete && more !== 'failed'

  const next = useQuery({
    ...resultsPageQuery(search, search.page + loaded.pages.length),
    enabled: isOpen,
    // The route has asked for the first page already: what failed before this was drawn is not asked again.
    retryOnMount: !isFirst,
  })

  // While drawing, so that no frame shows a list that is out of date.
  if (isOpen && next.isError && !next.data) {
    setList({ ...list, more: 'failed' })
  } else if (isOpen && next.data && !next.isFetching && (isFirst || more === 'due')) {
    const longer = withPage(loaded, next.data, shownIds(client, search, loaded))
    setList({ ...list, loaded: longer, more: 'resting' })
  } else if (list !== kept) setList(list)

  useEffect(() => {
    if (more !== 'shimmering') return undefined
    return clock.setTimeout(() => setList(changing(id, 'shimmering', { more: 'due' })), SHIMMER_DELAY_MS)
  }, [clock, id, more])

  useEffect(() => {
    if (loaded.pages.length > 0) rememberedLists.write(sessionStorage, entry, { search: searchId, loaded, shape })
  }, [sessionStorage, entry, searchId, loaded, shape])

  return {
    id,
    loaded,
    isShimmering: isOpen && (isFirst || more !== 'resting'),
    hasEnded: isAsking(search) && !isOpen,
    nextLength: next.data?.data?.length,
    onNearEnd: useCallback(() => {
      if (isOpen && !isFirst) setList(changing(id, 'resting', { more: 'shimmering' }))
    }, [id, isOpen, isFirst]),
    shape,
    onShape: useCallback((shape) => setList((now) => ({ ...now, shape })), []),
  }
}

/** Changes the list that this was meant for, and only in the state that this was meant for. */
const changing = (id: string, from: List['more'], change: Partial<List>) => (now: List) =>
  now.id === id && now.more === from ? { ...now, ...change } : now

/** What stands on the pages so far, as far as it is still in the cache. */
function shownIds(client: QueryClient, search: Search, { pages }: LoadedPages): Set<string> {
  const ids = pages.flatMap((_, index) => {
    const response = client.getQueryData(resultsPageQuery(search, search.page + index).queryKey)
    return response ? idsOf(response) : []
  })
  return new Set(ids)
}
