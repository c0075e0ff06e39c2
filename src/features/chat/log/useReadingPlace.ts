import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findReadLine } from './readLine.ts'
import { holdPlace, placeAfterScroll, type ReadingPlace } from './readingPlace.ts'

/** After so long without a scroll event the reader is taken to be reading. */
const SCROLL_SETTLED_MS = 90
/** So long after a change of its size the rows of a log may still be measured anew. */
const REFLOW_MS = 500

/**
 * Where the reader is in the log. At the end the view stays at the end, whatever is added there. Anywhere else the line
 * being read stays where it is, whatever arrives, is measured or changes its width: after every render and every change
 * of size, in the same frame, the difference is scrolled away. `stay` does it for changes made outside a render.
 * `onRest` is called after every scroll, with the row of that line, or without one at the end.
 */
export function useReadingPlace(scrollerRef: RefObject<HTMLElement | null>, onRest: (row?: number) => void) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const left = useRef(0)
  const place = useRef<ReadingPlace>({ follows: true, line: undefined, lastTop: 0, lastEnd: 0, reflows: false })

  const stay = useCallback(() => {
    const element = scrollerRef.current
    if (element) place.current = holdPlace(element, place.current)
  }, [scrollerRef])

  /**
   * The window of rows has scrolled by itself, perhaps from where the log was before it changed its size. While the
   * first rows are measured nothing is asked of the layout, once for each: the render they belong to ends with `stay`.
   */
  const stayAfterOwnScroll = useCallback(() => {
    if (place.current.lastEnd > 0) stay()
  }, [stay])

  const goToEnd = useCallback(() => {
    place.current = { ...place.current, follows: true, line: undefined }
    setIsAtEnd(true)
    stay()
  }, [stay])

  /** The place is found anew: after a scroll, or where none has come. */
  const look = useCallback((element: HTMLElement) => {
    window.clearTimeout(left.current)
    place.current = placeAfterScroll(element, place.current)
    setIsAtEnd(place.current.follows)
  }, [])

  /** The page itself is about to scroll elsewhere, or nowhere: what it goes to may be in view already. */
  const leave = useCallback(() => {
    place.current = { ...place.current, follows: false, line: undefined }
    window.clearTimeout(left.current)
    left.current = window.setTimeout(() => {
      const element = scrollerRef.current
      if (!element) return
      look(element)
      if (!place.current.follows) place.current.line ??= findReadLine(element)
    }, SCROLL_SETTLED_MS)
  }, [scrollerRef, look])

  /** Something in the log has the focus and may be scrolled into view by the browser: what is read is found anew. */
  const findAnew = useCallback(() => {
    if (place.current.follows) return
    place.current = { ...place.current, line: undefined }
    requestAnimationFrame(() => {
      const element = scrollerRef.current
      if (element && !place.current.follows) place.current.line ??= findReadLine(element)
    })
  }, [scrollerRef])

  /** The row of the line being read: it must stay in the document, or nobody knows where the line is. */
  const readRow = useCallback(() => {
    const row = place.current.line?.node.parentElement?.closest('[data-index]')
    return row ? Number(row.getAttribute('data-index')) : undefined
  }, [])

  // After every render: rows may have come, gone or moved.
  useLayoutEffect(stay)

  useEffect(() => {
    const element = scrollerRef.current
    if (!element) return undefined
    let settled = 0
    const onScroll = () => {
      look(element)
      window.clearTimeout(settled)
      settled = window.setTimeout(() => {
        if (!place.current.follows) place.current.line ??= findReadLine(element)
        onRest(readRow())
      }, SCROLL_SETTLED_MS)
    }
    // Before the window of rows moves with it, and corrects the scrolling for rows it has measured.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true })
    // The composer grows, the keyboard opens, the window changes its width.
    let reflow = 0
    const sizes = new ResizeObserver(() => {
      place.current.reflows = true
      stay()
      window.clearTimeout(reflow)
      reflow = window.setTimeout(() => (place.current.reflows = false), REFLOW_MS)
    })
    sizes.observe(element)
    return () => {
      window.clearTimeout(settled)
      window.clearTimeout(reflow)
      window.clearTimeout(left.current)
      element.removeEventListener('scroll', onScroll, { capture: true })
      sizes.disconnect()
    }
  }, [scrollerRef, stay, look, onRest, readRow])

  return { isAtEnd, stay, stayAfterOwnScroll, goToEnd, leave, findAnew, readRow }
}
