import { type RefObject, useEffect } from 'react'
import { isWindow, type ScrollContainer } from './scrollContainer.ts'

interface NearEnd {
  /** An element at the end of the list. */
  end: RefObject<Element | null>
  container: ScrollContainer | undefined
  /** The distance at which the end counts as near. */
  marginPx: number
  onNearEnd(): void
  /** Other content has another end, which may be near again. */
  content: string
}

/** Calls `onNearEnd` when the end of a list is within `marginPx` of the viewport. */
export function useNearEnd({ end, container, marginPx, onNearEnd, content }: NearEnd): void {
  useEffect(() => {
    if (!end.current || !container) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
      },
      // Not the default root: that is the outermost page, even if this page is in a frame.
      { root: isWindow(container) ? container.document : container, rootMargin: `0px 0px ${marginPx}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `content` stands for where the end is
  }, [end, container, marginPx, onNearEnd, content])
}
