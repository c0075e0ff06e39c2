import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { findHits, type Hit, placeOfHit, searchPattern } from './findInMessages.ts'
import { boxOfHit, markHits } from './marks.ts'
import { useRenderedTexts } from './useRenderedTexts.ts'

export interface FindProps {
  query: string
  scroller: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Mounts a message and scrolls it into view, or the part that `part` finds: a message may be higher than the log. */
  showMessage(index: number, part: () => DOMRect | undefined): void
}

/** The search in a conversation: the number of hits and the current one. */
export function useFind({ query, scroller, messages, showMessage }: FindProps) {
  const { texts, isComplete } = useRenderedTexts(messages, query)
  const pattern = useMemo(() => searchPattern(query), [query])
  const hits = useMemo(() => findHits(texts, pattern), [texts, pattern])
  // A hit is identified by its message, counted from the oldest: new messages change only the total.
  const [chosen, setChosen] = useState<{ pattern: RegExp | undefined; hit: Hit }>()
  const place = placeOfHit(hits, chosen?.pattern === pattern ? chosen?.hit : undefined)
  const current = hits[place]

  // Runs after every render because rows mount and unmount.
  useLayoutEffect(() => {
    const log = scroller.current
    return log && pattern ? markHits(log, pattern, current) : undefined
  })

  const show = useCallback(
    (hit: Hit) => {
      const log = scroller.current
      if (log && pattern) showMessage(hit.index, () => boxOfHit(log, pattern, hit))
    },
    [scroller, pattern, showMessage],
  )

  const searchedCount = useRef(0)
  useEffect(() => {
    searchedCount.current = messages.length
    // oxlint-disable-next-line react/exhaustive-deps -- for each search once
  }, [pattern])
  // Shows the newest hit as soon as it is found, but does not jump to a hit that was added after the search.
  const isFirst = current !== undefined && chosen?.pattern !== pattern
  useEffect(() => {
    if (!isFirst || !current) return
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what is found is known after the render
    setChosen({ pattern, hit: current })
    if (current.index < searchedCount.current) show(current)
  }, [isFirst, current, pattern, show])

  return {
    count: hits.length,
    /** The current hit, counted from 1 and from the top of the conversation. */
    place: place + 1,
    /** Some of the messages have not been searched yet. */
    isReading: !isComplete,
    goBy: (by: 1 | -1) => {
      const hit = hits[(place + by + hits.length) % hits.length]
      if (!hit) return
      setChosen({ pattern, hit })
      show(hit)
    },
  }
}
