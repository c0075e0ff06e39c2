import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ChatMessage } from '../chatMessage.ts'
import { findHits, searchPattern, searchTexts } from './findInMessages.ts'
import { boxOfHit, markHits } from './marks.ts'

export interface FindProps {
  scroller: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** Brings a message into the document and into view. */
  showMessage(index: number): void
}

/** Room between a hit and the edge of the log, and above it for the search field. */
const MARGIN_PX = 72

/** The search in a conversation: what is looked for, how often it stands there, and which of the places is shown. */
export function useFind({ scroller, messages, showMessage }: FindProps) {
  const [query, setQuery] = useState('')
  // Counted from the newest, so that what is added to the conversation changes nothing.
  const [fromEnd, setFromEnd] = useState(0)
  const texts = useMemo(() => searchTexts(messages), [messages])
  const pattern = useMemo(() => searchPattern(query), [query])
  const hits = useMemo(() => findHits(texts, pattern), [texts, pattern])
  const current = hits.at(-1 - fromEnd)

  // After every render: rows come and go.
  useLayoutEffect(() => {
    const log = scroller.current
    return log && pattern ? markHits(log, pattern, current) : undefined
  })

  const show = useCallback(
    (hit: typeof current) => {
      const log = scroller.current
      if (!hit || !log || !pattern) return
      showMessage(hit.index)
      // A message may be higher than the log.
      requestAnimationFrame(() => {
        const [box, view] = [boxOfHit(log, pattern, hit), log.getBoundingClientRect()]
        if (!box) return
        const isInView = box.top >= view.top + MARGIN_PX && box.bottom <= view.bottom - MARGIN_PX / 2
        if (!isInView) log.scrollTop += box.top - view.top - view.height / 3
      })
    },
    [scroller, pattern, showMessage],
  )

  // The newest hit is shown as soon as something is typed.
  const first = hits.at(-1)
  useEffect(() => {
    setFromEnd(0)
    show(first)
    // oxlint-disable-next-line react/exhaustive-deps -- for each search once
  }, [pattern])

  const step = (by: 1 | -1) => {
    if (hits.length === 0) return
    const next = (fromEnd + by + hits.length) % hits.length
    setFromEnd(next)
    show(hits.at(-1 - next))
  }

  return {
    query,
    count: hits.length,
    /** Which hit is shown, counted from 1 and from the top of the conversation. */
    place: hits.length - fromEnd,
    setQuery,
    older: () => step(1),
    newer: () => step(-1),
  }
}
