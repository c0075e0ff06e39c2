import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { myChatsQuery } from '#src/api/calls/chats.ts'
import { type ChatsPage, newestFirst } from '#src/api/shapes/chatsPage.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { hasNewEntries } from '#src/components/GrowingList/hasNewEntries.ts'
import { type GrowingList, useGrowingList } from '#src/components/GrowingList/useGrowingList.ts'
import { CHAT_LIST_SCROLL_DELAY_MS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'

export interface Chats extends GrowingList<ChatsPage> {
  /** Newest first. */
  chats: ChatSummary[]
  /** There are no chats yet: the first page is loading, or all chats on the loaded pages have been deleted. */
  isLoading: boolean
  /** No chat can be shown because a request failed. */
  hasFailed: boolean
  /** There are no more pages. */
  hasEnded: boolean
}

/** The viewer's chats, loaded on scroll (B4.10). */
export function useChats(): Chats {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const query = useInfiniteQuery({
    ...myChatsQuery,
    enabled: isAuthenticated,
    // The route loader has already sent this request; if it failed, mounting the page does not repeat it.
    retryOnMount: false,
  })
  const list = useGrowingList(query, { hasNew, growDelayMs: CHAT_LIST_SCROLL_DELAY_MS })
  const { data, hasNextPage } = query
  const chats = useMemo(() => (data ? newestFirst(data) : []), [data])

  const hasFailed = chats.length === 0 && (list.status === 'error' || list.isFetchNextPageError)
  return {
    ...list,
    chats,
    isLoading: chats.length === 0 && !hasFailed && (data === undefined || hasNextPage),
    hasFailed,
    hasEnded: data !== undefined && !hasNextPage,
    endId: `${chats.length} ${list.endId}`,
  }
}

const hasNew = hasNewEntries(({ chats }: ChatsPage) => chats.map(({ id }) => id))
