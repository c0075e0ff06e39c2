import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { myChatsQuery } from '#src/api/chats.ts'
import { type ChatsPage, newestFirst } from '#src/api/chatsPage.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { hasNewEntries } from '#src/components/GrowingList/hasNewEntries.ts'
import { type GrowingList, useGrowingList } from '#src/components/GrowingList/useGrowingList.ts'
import { CHAT_LIST_SCROLL_DELAY_MS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'

export interface Chats extends GrowingList<ChatsPage> {
  /** Newest first. */
  chats: ChatSummary[]
  /** Nothing is there yet: the first page is on its way, or all chats of the pages here have been deleted. */
  isLoading: boolean
  /** No chat can be shown, although there may be some. */
  hasFailed: boolean
  /** Nothing more is to come. */
  hasEnded: boolean
}

/** The viewer's chats as far as they have been scrolled to (B4.10). */
export function useChats(): Chats {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const query = useInfiniteQuery({
    ...myChatsQuery,
    enabled: isAuthenticated,
    // The page's route has asked already: what failed before this was drawn is not asked for a second time.
    retryOnMount: false,
  })
  const list = useGrowingList(query, { hasNew, growDelayMs: CHAT_LIST_SCROLL_DELAY_MS }) // A9-19
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
