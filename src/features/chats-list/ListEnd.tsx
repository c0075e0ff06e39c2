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
  /** The button that asked for it is gone by then. */
  onTryAgain(): void
}

/** What stands behind the last row: more on its way, why there is none, or where to go from here. */
export function ListEnd({ list, onTryAgain }: Props) {
  const { onNearEnd, endId: content } = list
  const end = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<ScrollContainer>()
  // A longer list may have become one that scrolls by itself.
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

/** A2.13-10 */
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
