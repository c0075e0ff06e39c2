import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { EndOfList } from '#src/ui/EndOfList/EndOfList.tsx'
import { type ScrollContainer, scrollContainerOf } from '#src/ui/Feed/scrollContainer.ts'
import { useNearEnd } from '#src/ui/Feed/useNearEnd.ts'
import type { Chats } from './useChats.ts'
import classes from './ListEnd.module.css'

interface Props {
  list: Chats
  /** Called when the retry has unmounted its button. */
  onTryAgain(): void
}

/**
 * The end of the list: a live region while more is loading, the failure of the last request, or links to other pages.
 */
export function ListEnd({ list, onTryAgain }: Props) {
  const { onNearEnd, endId: content } = list
  const end = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<ScrollContainer>()
  // With more rows, the list may have become a scroll container.
  useLayoutEffect(() => {
    if (end.current) setContainer(scrollContainerOf(end.current))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `content` stands for how long the list is
  }, [content])
  useNearEnd({ end, container, marginPx: 0, onNearEnd, content })

  return (
    <>
      <div ref={end} aria-hidden />
      {!list.hasEnded && (
        <div className={classes.more}>
          <output className={classes.loading}>{list.isFetchingNextPage && 'Loading...'}</output>
          {list.isFetchNextPageError && (
            <div className={classes.failure} role="alert">
              <p>Unable to load more chats.</p>
              <Button
                variant="default"
                onClick={() => {
                  onTryAgain()
                  list.retry()
                }}
              >
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
      {list.hasEnded && (
        <EndOfList text="Looking for more conversation?">
          <WaysOn />
        </EndOfList>
      )}
    </>
  )
}

function WaysOn() {
  return (
    <div className={classes.waysOn}>
      <Button component={Link} to="/explore" variant="default">
        Explore characters
      </Button>
      <Button component={Link} to="/search" variant="default">
        Search
      </Button>
      <Button component={Link} to="/characters/create" variant="default">
        Create a character
      </Button>
    </div>
  )
}
