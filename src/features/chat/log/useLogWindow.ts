import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { estimateRowPx, type LogRow } from './logRow.ts'
import { ABOVE_ROWS_PX } from './scroll.ts'
import type { DrawnRows } from './scrollControl.ts'

/** Rows drawn before and after those in view. */
const ROWS_AHEAD = 3
const ROWS_AHEAD_AT_FIRST = 1
/** The widest the column of messages gets, and what stands beside it from medium screens on. */
const COLUMN_PX = 860
const BESIDE_PX = 340
/** The least that stands above and below the log: the header of a phone, the message field. */
const ROUND_THE_LOG_PX = 150

/** About how wide the column of messages is. */
function columnIn(windowPx: number): number {
  return Math.min(COLUMN_PX, windowPx < 768 ? windowPx : windowPx - BESIDE_PX)
}

interface LogWindow {
  scroller: RefObject<HTMLElement | null>
  rows: LogRow[]
  /** Rows that stay in the document wherever the log is scrolled to. */
  rowsToKeep(): number[]
  /** Rows turned out higher or lower than they were, and have their new places. */
  onMeasured(): void
}

/**
 * Which rows of a log are in the document, and where; it begins at the end. `@tanstack/react-virtual` measures the rows
 * and gives them their places. It neither reads nor writes the scroll position: `drawn.drawAt` says where the log is.
 */
export function useLogWindow({ scroller, rows, rowsToKeep, onMeasured }: LogWindow) {
  // Once: other estimates would move everything that has not been measured, and what is read with it.
  const [columnPx] = useState(() => columnIn(window.innerWidth))
  // What is in view first.
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  /** All rows from one to another are in the document for a moment. */
  const [between, setBetween] = useState<{ first: number; last: number }>()
  const estimates = useMemo(() => rows.map((row) => estimateRowPx(row, columnPx)), [rows, columnPx])
  const estimateSize = useCallback((index: number) => estimates[index] ?? 0, [estimates])
  const reportOffset = useRef<(offset: number) => void>(() => undefined)
  /** Changes are of our own making, and reported when all of them are made. */
  const isQuiet = useRef(false)
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: isPainted ? ROWS_AHEAD : ROWS_AHEAD_AT_FIRST,
    onChange: () => {
      if (!isQuiet.current) onMeasured()
    },
    scrollToFn: () => undefined,
    observeElementOffset: useCallback((_: unknown, report: (offset: number, isScrolling: boolean) => void) => {
      reportOffset.current = (offset) => report(offset, false)
      return () => (reportOffset.current = () => undefined)
    }, []),
    // New rows are measured together after the render (measureDrawn): one by one, each would cost a layout.
    measureElement: useCallback<typeof measureElement<HTMLElement>>((element, entry, instance) => {
      if (entry) return measureElement(element, entry, instance)
      const index = instance.indexFromElement(element)
      return instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index)
    }, []),
    paddingStart: ABOVE_ROWS_PX,
    paddingEnd: 16,
    // As far before the end as the log can be high, so that the first render has every row that will be seen.
    initialOffset: () => estimates.reduce((sum, px) => sum + px, 0) - window.innerHeight + ROUND_THE_LOG_PX,
    initialRect: { width: window.innerWidth, height: window.innerHeight - ROUND_THE_LOG_PX },
    directDomUpdates: true,
    directDomUpdatesMode: 'position', // a transform would put every row over the menu of the one before
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = new Set(defaultRangeExtractor(range))
        for (const kept of rowsToKeep()) if (kept < range.count) drawn.add(kept)
        if (between) for (let row = between.first; row <= between.last && row < range.count; row++) drawn.add(row)
        return [...drawn].sort((one, other) => one - other)
      },
      [rowsToKeep, between],
    ),
  })
  // What changes the scroll position is decided elsewhere (scroll.ts).
  list.shouldAdjustScrollPositionOnItemSizeChange = () => false

  const container = useRef<HTMLElement>(null)
  const column = useCallback(
    (element: HTMLElement | null) => {
      container.current = element
      list.containerRef(element)
    },
    [list],
  )
  /** Measures the rows that have come into the document. Returns whether any is not as high as estimated. */
  const measureDrawn = useCallback((): boolean => {
    if (between) return false
    const sizes = list.getVirtualItems().flatMap(({ key, index, size }) => {
      const element = list.itemSizeCache.has(key) ? undefined : list.elementsCache.get(key)
      return element?.isConnected ? [{ index, before: size, now: element.offsetHeight }] : []
    })
    isQuiet.current = true
    for (const { index, now } of sizes) list.resizeItem(index, now)
    isQuiet.current = false
    return sizes.some(({ before, now }) => before !== now)
  }, [list, between])
  /** The browser copies what is in the document. */
  const drawBetween = useCallback((first: number, last: number) => {
    flushSync(() => setBetween({ first, last }))
    requestAnimationFrame(() => flushSync(() => setBetween(undefined)))
  }, [])
  const drawn = useMemo<DrawnRows>(
    () => ({
      extentOf(row) {
        list.getTotalSize() // brings the measurements up to date
        const item = row < list.options.count ? list.measurementsCache[row] : undefined
        return item && { start: item.start, end: item.end }
      },
      rowAt(place) {
        const item = list.getVirtualItemForOffset(place)
        return item && { row: item.index, start: item.start }
      },
      drawAt(place) {
        isQuiet.current = true
        reportOffset.current(place)
        isQuiet.current = false
      },
      shift(px) {
        container.current?.style.setProperty('margin-top', px === 0 ? null : `${-px}px`)
      },
    }),
    [list],
  )
  return { items: list.getVirtualItems(), column, measure: list.measureElement, drawn, measureDrawn, drawBetween }
}
