import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#src/lib/prefersReducedMotion.ts'

/** The ends of a row that are in view. */
export interface RowEdges {
  start: boolean
  end: boolean
}

/** The approximate width of a card and its gap. */
const CARD_PX = 210
/** The part of the first or last tile that must be in view to count. */
const IN_VIEW = 0.95

/**
 * Observes which ends of a horizontal list are in view, and scrolls it by about a screenful. `content` identifies the
 * content of the list: when it changes, its ends are other elements; `count` is the number of cards at first.
 */
export function useRowScroll(content: string, count: number) {
  const list = useRef<HTMLUListElement>(null)
  // An initial estimate: each correction re-renders the row.
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
    // Whole cards; one stays in view for orientation.
    const cards = Math.max(1, Math.floor(row.clientWidth / step) - 1)
    const left = cards * step * (direction === 'on' ? 1 : -1)
    row.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }

  return { list, edges, scroll }
}
