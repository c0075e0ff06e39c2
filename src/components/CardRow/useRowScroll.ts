import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#src/lib/prefersReducedMotion.ts'

/** Which ends of a row are in view. */
export interface RowEdges {
  start: boolean
  end: boolean
}

/** About how wide a card is, with the gap beside it. */
const CARD_PX = 210
/** Share of an end tile that must be in view to count. */
const IN_VIEW = 0.95

/**
 * Follows which ends of a horizontal list are in view, and scrolls it by about a screenful. `content` names what the
 * list holds: when it changes, its ends are other elements; `count` says how much that is at first.
 */
export function useRowScroll(content: string, count: number) {
  const list = useRef<HTMLUListElement>(null)
  // A guess that is seldom wrong: each correction draws the row once more.
  const [edges, setEdges] = useState<RowEdges>(() => ({ start: true, end: count * CARD_PX <= window.innerWidth }))

  useEffect(() => {
    const first = list.current?.firstElementChild
    const last = list.current?.lastElementChild
    if (!first || !last) return undefined
    const observer = new IntersectionObserver(
      (entries) =>
        setEdges((was) => {
          const seen = (target: Element, before: boolean) =>
            entries.findLast((entry) => entry.target === target)?.isIntersecting ?? before
          const now = { start: seen(first, was.start), end: seen(last, was.end) }
          return now.start === was.start && now.end === was.end ? was : now
        }),
      { root: list.current, threshold: IN_VIEW },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `content` stands for what is inside the list
  }, [content])

  const scroll = (direction: 'back' | 'on') => {
    const row = list.current
    const item = row?.firstElementChild
    if (!row || !item) return
    const step = item.getBoundingClientRect().width
    // Whole cards, and one stays in sight so that nobody loses the place.
    const cards = Math.max(1, Math.floor(row.clientWidth / step) - 1)
    const left = cards * step * (direction === 'on' ? 1 : -1)
    row.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }

  return { list, edges, scroll }
}
