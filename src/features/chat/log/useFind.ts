import { useAtom, useAtomValue } from 'jotai'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { ChatMessage } from '../chatMessage.ts'
import { findOpenAtom } from './find.ts'
import { findHits, searchPattern, searchTexts } from './findInMessages.ts'
import { boxOfHit, markHits } from './marks.ts'

interface Log {
  scroller: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  /** The document holds fewer messages than the conversation: the browser's own search would miss some. */
  isWindowed: boolean
  /** Brings a message into the document and into view. */
  showMessage(index: number): void
}

/** Room between a hit and the edge of the log, and above it for the search field. */
const MARGIN_PX = 72

/** The search in a conversation: what is looked for, how often it stands there, and which of the places is shown. */
export function useFind({ scroller, messages, isWindowed, showMessage }: Log) {
  const [isOpen, setIsOpen] = useAtom(findOpenAtom)
  const [query, setQuery] = useState('')
  // Counted from the newest, so that what is added to the conversation changes nothing.
  const [fromEnd, setFromEnd] = useState(0)
  const texts = useMemo(() => (isOpen ? searchTexts(messages) : []), [isOpen, messages])
  const pattern = useMemo(() => searchPattern(query), [query])
  const hits = useMemo(() => findHits(texts, pattern), [texts, pattern])
  const current = hits.at(-1 - fromEnd)

  // Whoever leaves the page with the search open does not find it open in the next conversation.
  useEffect(() => () => setIsOpen(false), [setIsOpen])
  useFindKey(isWindowed, setIsOpen)

  // After every render: rows come and go.
  useLayoutEffect(() => {
    const log = scroller.current
    return log && isOpen && pattern ? markHits(log, pattern, current) : undefined
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
    isOpen,
    query,
    count: hits.length,
    /** Which hit is shown, counted from 1 and from the top of the conversation. */
    place: hits.length - fromEnd,
    setQuery,
    older: () => step(1),
    newer: () => step(-1),
    close: () => {
      setIsOpen(false)
      setQuery('')
    },
  }
}

/** Ctrl or ⌘ F; where the search stands open already, the browser's own opens. */
function useFindKey(isWindowed: boolean, setIsOpen: (isOpen: boolean) => void) {
  const { root } = useAtomValue(worldAtom)
  useEffect(() => {
    if (!isWindowed) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isFind =
        event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isFind || event.defaultPrevented || !(target instanceof Element)) return
      // Another app on the same page has a search of its own.
      if (target !== document.body && !root.contains(target)) return
      if (target.matches('[data-find-field]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isWindowed, setIsOpen, root])
}
