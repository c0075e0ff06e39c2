import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isWindow, offsetWithin, type ScrollContainer, scrollContainerOf } from './scrollContainer.ts'

/** How rows were laid out at last: what a place in the list means in pixels. */
export interface FeedShape {
  columns: number
  rowPx: number
}

interface FeedRows {
  feed: RefObject<HTMLElement | null>
  rowCount: number
  columns: number
  /** The shape that `initialOffset` was left in. */
  knownShape: FeedShape | undefined
  /** Where the container is about to be scrolled to, as Back does. @default where it is */
  initialOffset: number | undefined
  /** A row that stays, and its neighbours with it, wherever the rest is scrolled to. */
  pinnedRow: number | undefined
  onShape(shape: FeedShape): void
}

/** Rows kept above and below those in view. */
const OVERSCAN = 2
/** Until the first row has been measured; never painted. */
const GUESS_PX = 440

/**
 * Which rows of a long list are to be drawn, and where. All rows are as high as the first that was measured; one that
 * is not is corrected when it comes into view.
 */
export function useFeedRows({ feed, rowCount, columns, knownShape, initialOffset, pinnedRow, onShape }: FeedRows) {
  const [container, setContainer] = useState<ScrollContainer>()
  const [offset, setOffset] = useState(0)
  const [rowPx, setRowPx] = useState(knownShape?.rowPx ?? GUESS_PX)
  const shape = useRef(knownShape)

  const ofWindow = container === undefined || isWindow(container)
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const rows = useVirtualizer<Element, HTMLElement>({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: offset,
    initialOffset: () => initialOffset ?? window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withPinned(defaultRangeExtractor(range), pinnedRow, range.count),
      [pinnedRow],
    ),
    // Either kind of container at run time; the types of the library know one at a time.
    getScrollElement: () => (container ?? null) as Element | null,
    ...((ofWindow ? WINDOW : ELEMENT) as typeof ELEMENT),
  })

  const measure = useCallback(() => {
    if (!feed.current) return
    const around = scrollContainerOf(feed.current)
    if (around !== container && !isWindow(around)) rows.scrollOffset = around.scrollTop
    setContainer(() => around)
    setOffset(offsetWithin(around, feed.current))

    const row = feed.current.querySelector<HTMLElement>('[data-index]')
    if (!row || row.offsetHeight === 0) return
    const [before, now] = [shape.current, { columns, rowPx: row.offsetHeight }]
    if (before?.columns === columns && Math.abs(before.rowPx - now.rowPx) <= 1) return
    shape.current = now
    setRowPx(now.rowPx)
    onShape(now)
    rows.measure()
    // What stood at the top stays there, whatever the width or the size of letters has become.
    const scrolled = (rows.scrollOffset ?? 0) - rows.options.scrollMargin
    if (before && scrolled > 0) {
      const articles = (scrolled / before.rowPx) * before.columns
      const target = rows.options.scrollMargin + (articles / columns) * now.rowPx
      requestAnimationFrame(() => rows.scrollToOffset(target))
    }
  }, [feed, container, columns, rows, onShape])

  useLayoutEffect(measure, [measure, rowCount])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    // The feed itself, and what stands above it in the same box.
    if (feed.current) observer.observe(feed.current)
    if (feed.current?.parentElement) observer.observe(feed.current.parentElement)
    return () => observer.disconnect()
  }, [feed, measure])

  return { rows, container, offset }
}

const WINDOW = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
}
const ELEMENT = { observeElementRect, observeElementOffset, scrollToFn: elementScroll }

function withPinned(indexes: number[], pinned: number | undefined, count: number): number[] {
  if (pinned === undefined) return indexes
  const kept = [pinned - 1, pinned, pinned + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...kept, ...indexes])].sort((one, other) => one - other)
}
