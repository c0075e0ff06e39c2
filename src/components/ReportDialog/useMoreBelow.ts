import { type RefObject, useEffect, useState } from 'react'

/** A smaller distance is a rounding error. */
const CLOSE_PX = 4

/** Whether the end of a dialog's scrolled content is out of view: below its edge, or under its bottom bar. */
export function useMoreBelow(end: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    const element = end.current
    const lowerBar = bar.current
    if (!element || !lowerBar) return undefined
    const root = element.closest('[role="dialog"]')
    let seen: IntersectionObserver | undefined
    // An error makes the bar higher.
    const resized = new ResizeObserver(() => {
      const rootMargin = `0px 0px ${CLOSE_PX - lowerBar.offsetHeight}px`
      seen?.disconnect()
      seen = new IntersectionObserver(([entry]) => setIsMore(entry?.isIntersecting === false), { root, rootMargin })
      seen.observe(element)
    })
    resized.observe(lowerBar)
    return () => {
      resized.disconnect()
      seen?.disconnect()
    }
  }, [end, bar])
  return isMore
}
