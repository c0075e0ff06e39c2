import {
  type Range,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { drawnRows, ROWS_AHEAD, withPinned } from './drawnRows.ts'
import { isWindow, offsetWithin, type ScrollContainer, scrollContainerOf } from './scrollContainer.ts'

/** The last layout of the rows: converts an index of the list into pixels. */
export interface FeedShape {
  columns: number
  rowPx: number
}

interface FeedRows {
  feed: RefObject<HTMLElement | null>
  rowCount: number
  columns: number
  /** The layout for which `initialOffset` is valid. */
  knownShape: FeedShape | undefined
  /** The scroll position that the container is about to restore, as Back does. @default the current one */
  initialOffset: number | undefined
  /** A row that stays mounted with its neighbours at every scroll position. */
  pinnedRow: number | undefined
  onShape(shape: FeedShape): void
}

/** A list of up to this many articles is in the document as a whole. */
const ARTICLES_KEPT = 60
/** Used until the first row has been measured; never painted. */
const GUESS_PX = 440

/**
 * The rows of a long list to render, and their positions. All rows are as high as the first measured one; a row of
 * another height is corrected when it comes into view.
 */
export function useFeedRows({ feed, rowCount, columns, knownShape, initialOffset, pinnedRow, onShape }: FeedRows) {
  const [container, setContainer] = useState<ScrollContainer>()
  const [offset, setOffset] = useState(0)
  const [rowPx, setRowPx] = useState(knownShape?.rowPx ?? GUESS_PX)
  const shape = useRef(knownShape)
  // The rows in view at first: Back into a long list shows them at once.
  const [isPainted, setPainted] = useState(false)
  const kept = isPainted ? Math.ceil(ARTICLES_KEPT / columns) : 0
  const draw = useMemo(() => drawnRows(kept), [kept])

  const ofWindow = container === undefined || isWindow(container)
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const rows = useVirtualizer<Element, HTMLElement>({
    count: rowCount,
    estimateSize: () => rowPx,
    overscan: ROWS_AHEAD,
    scrollMargin: offset,
    initialOffset: () => initialOffset ?? window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback((range: Range) => withPinned(draw(range), pinnedRow, range.count), [draw, pinnedRow]),
    // At run time either kind of container; each hook of the library has types for one kind only.
    getScrollElement: () => (container ?? null) as Element | null,
    ...((ofWindow ? WINDOW : ELEMENT) as typeof ELEMENT),
  })

  const measure = useCallback(() => {
    if (!feed.current) return
    const around = scrollContainerOf(feed.current)
    if (around !== container && !isWindow(around)) rows.scrollOffset = around.scrollTop
    setContainer(around)
    setOffset(offsetWithin(around, feed.current))

    const row = feed.current.querySelector<HTMLElement>('[data-index]')
    if (!row || row.offsetHeight === 0) return
    const [before, now] = [shape.current, { columns, rowPx: row.offsetHeight }]
    if (before?.columns === columns && Math.abs(before.rowPx - now.rowPx) <= 1) return
    shape.current = now
    setRowPx(now.rowPx)
    onShape(now)
    rows.measure()
    // The row at the top stays at the top when the width or the text size changes.
    const scrolled = (rows.scrollOffset ?? 0) - rows.options.scrollMargin
    if (before && scrolled > 0) {
      const articles = (scrolled / before.rowPx) * before.columns
      const target = rows.options.scrollMargin + (articles / columns) * now.rowPx
      requestAnimationFrame(() => rows.scrollToOffset(target))
    }
  }, [feed, container, columns, rows, onShape])

  useLayoutEffect(measure, [measure, rowCount])
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    // The feed itself, and the elements above it in the same container.
    if (feed.current) observer.observe(feed.current)
    if (feed.current?.parentElement) observer.observe(feed.current.parentElement)
    return () => observer.disconnect()
  }, [feed, measure])

  return { rows, rowPx, container, offset }
}

const WINDOW = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
}
const ELEMENT = { observeElementRect, observeElementOffset, scrollToFn: elementScroll }
