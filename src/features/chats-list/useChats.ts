import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { myChatsQuery } from '#src/api/chats.ts'
import { newestFirst } from '#src/api/chatsPage.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { CHAT_LIST_SCROLL_DELAY_MS } from '#src/product/limits.ts'
import { sessionAtom } from '#src/session/session.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

export interface Chats {
  /** Newest first. */
  chats: ChatSummary[]
  /** Nothing is there yet, or only chats that have been deleted meanwhile. */
  isLoading: boolean
  /** Why nothing could be read. */
  error: Error | null
  onTryAgain(): void
  /** Nothing more is to come. */
  hasEnded: boolean
  /** More is on its way. */
  isGrowing: boolean
  /** Why there is no more, although there should be. Only the visitor tries again (B8.8-15). */
  growthError: Error | null
  onGrow(): void
  /** To be called when the end of the list comes into view; another `endId` is another end. */
  onNearEnd(): void
  endId: string
}

/** The viewer's chats as far as they have been scrolled to (B4.10). */
export function useChats(): Chats {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { clock } = useAtomValue(worldAtom)
  const list = useInfiniteQuery({
    ...myChatsQuery,
    enabled: isAuthenticated,
    select: newestFirst,
    // The page's route has asked already: what failed before this was drawn is not asked for a second time.
    retryOnMount: false,
  })
  const { data: chats = NONE, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const [isDue, setIsDue] = useState(false)
  const growthError = list.isFetchNextPageError && !isFetchingNextPage ? list.error : null
  const isResting = hasNextPage && !isFetching && !growthError && !isDue

  useEffect(() => {
    if (!isDue) return undefined
    // A9-19. Due until it is there, so that "Loading..." does not blink in between.
    return clock.setTimeout(
      () => void fetchNextPage({ cancelRefetch: false }).finally(() => setIsDue(false)),
      CHAT_LIST_SCROLL_DELAY_MS,
    )
  }, [clock, isDue, fetchNextPage])

  const hasFailed = list.data === undefined && list.isError && !isFetching
  return {
    chats,
    isLoading: chats.length === 0 && !hasFailed && (list.data === undefined || hasNextPage),
    error: hasFailed ? list.error : null,
    onTryAgain: () => void list.refetch(),
    hasEnded: list.data !== undefined && !hasNextPage,
    isGrowing: isDue || isFetchingNextPage,
    growthError,
    onGrow: () => void fetchNextPage({ cancelRefetch: false }),
    onNearEnd: useCallback(() => {
      if (isResting) setIsDue(true)
    }, [isResting]),
    endId: `${chats.length} ${isResting}`,
  }
}

const NONE: ChatSummary[] = []
