import { type RefObject, useEffect } from 'react'
import { isWindow, type ScrollContainer } from './scrollContainer.ts'

interface NearEnd {
  /** Stands where the list ends. */
  end: RefObject<Element | null>
  container: ScrollContainer | undefined
  /** How near is near. */
  marginPx: number
  onNearEnd(): void
  /** Another content has another end, which may be near again. */
  content: string
}

/** Calls `onNearEnd` when the end of a list comes within `marginPx` of what is in view. */
export function useNearEnd({ end, container, marginPx, onNearEnd, content }: NearEnd): void {
  useEffect(() => {
    if (!end.current || !container) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
      },
      // Not the default root: that is the outermost page, whatever frame this one is in.
      { root: isWindow(container) ? container.document : container, rootMargin: `0px 0px ${marginPx}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `content` stands for where the end is
  }, [end, container, marginPx, onNearEnd, content])
}
