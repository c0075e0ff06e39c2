import { measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo, useRef, useState, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { usePrinted } from '#src/lib/usePrinted.ts'
import { estimateRowPx, type LogRow } from './logRow.ts'
import { type RowRange, rowsAround, oneRowMore } from './rowsAhead.ts'
import { ABOVE_ROWS_PX } from './scroll.ts'
import type { DrawnRows } from './scrollControl.ts'
import { whenIdle } from '#src/lib/whenIdle.ts'

/** The maximum width of the message column, and the width beside it from medium screens on. */
const COLUMN_PX = 860
const BESIDE_PX = 340
/** The minimum height above and below the log: the header of a phone and the message field. */
const ROUND_THE_LOG_PX = 150

/** The approximate width of the message column. */
function columnIn(windowPx: number): number {
  return Math.min(COLUMN_PX, windowPx < 768 ? windowPx : windowPx - BESIDE_PX)
}

interface LogWindow {
  scroller: RefObject<HTMLElement | null>
  rows: LogRow[]
  /** Rows that stay mounted at every scroll position. */
  rowsToKeep(): number[]
  /** Called when row heights changed and the rows have new positions. */
  onMeasured(): void
}

/**
 * The mounted rows of a log and their positions; it begins at the end. `@tanstack/react-virtual` measures the rows
 * and positions them. It neither reads nor sets the scroll position: `drawn.drawAt` passes it the position.
 */
export function useLogWindow({ scroller, rows, rowsToKeep, onMeasured }: LogWindow) {
  // Set once: other estimates would move every row that is not measured yet, and the text in view with them.
  const [columnPx] = useState(() => columnIn(window.innerWidth))
  const [mounted, setMounted] = useState<RowRange>()
  /** All rows of a range are mounted temporarily. */
  const [between, setBetween] = useState<{ first: number; last: number }>()
  const isPrinted = usePrinted()
  const estimates = useMemo(() => rows.map((row) => estimateRowPx(row, columnPx)), [rows, columnPx])
  const estimateSize = useCallback((index: number) => estimates[index] ?? 0, [estimates])
  const reportOffset = useRef<(offset: number) => void>(() => undefined)
  /** Changes made by this code are reported together at the end. */
  const isQuiet = useRef(false)
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    onChange: () => {
      if (!isQuiet.current) onMeasured()
    },
    scrollToFn: () => undefined,
    observeElementOffset: useCallback((_: unknown, report: (offset: number, isScrolling: boolean) => void) => {
      reportOffset.current = (offset) => report(offset, false)
      return () => (reportOffset.current = () => undefined)
    }, []),
    // New rows in view are measured together after the render (measureDrawn): separate measurements would cost a layout
    // each.
    measureElement: useCallback<typeof measureElement<HTMLElement>>((element, entry, instance) => {
      if (entry) return measureElement(element, entry, instance)
      const index = instance.indexFromElement(element)
      return instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index)
    }, []),
    paddingStart: ABOVE_ROWS_PX,
    paddingEnd: 16,
    // Before the end by the maximum height of the log, so that the first render includes every visible row.
    initialOffset: () => estimates.reduce((sum, px) => sum + px, 0) - window.innerHeight + ROUND_THE_LOG_PX,
    initialRect: { width: window.innerWidth, height: window.innerHeight - ROUND_THE_LOG_PX },
    directDomUpdates: true,
    directDomUpdatesMode: 'position', // a transform would put every row over the menu of the one before
    rangeExtractor: useCallback(
      (range: Range) => {
        if (isPrinted) return Array.from({ length: range.count }, (_, row) => row)
        const { first, last } = rowsAround({ first: range.startIndex, last: range.endIndex }, mounted, range.count)
        const drawn = new Set<number>()
        for (let row = first; row <= last; row++) drawn.add(row)
        for (const kept of rowsToKeep()) if (kept < range.count) drawn.add(kept)
        if (between) for (let row = between.first; row <= between.last && row < range.count; row++) drawn.add(row)
        return [...drawn].sort((one, other) => one - other)
      },
      [rowsToKeep, between, mounted, isPrinted],
    ),
  })
  // scroll.ts decides every change of the scroll position.
  list.shouldAdjustScrollPositionOnItemSizeChange = () => false

  const container = useRef<HTMLElement>(null)
  const column = useCallback(
    (element: HTMLElement | null) => {
      container.current = element
      list.containerRef(element)
    },
    [list],
  )
  /**
   * Measures the newly mounted rows in view. Returns whether any height differs from its estimate. The rows ahead are
   * measured by the virtualizer's observer, with the frame's own layout: one more for each would be a third of all.
   */
  const measureDrawn = useCallback((): boolean => {
    if (between || isPrinted) return false
    const { startIndex = 0, endIndex = 0 } = list.range ?? {}
    const sizes = list.getVirtualItems().flatMap(({ key, index, size }) => {
      const isToMeasure = index >= startIndex && index <= endIndex && !list.itemSizeCache.has(key)
      const element = isToMeasure ? list.elementsCache.get(key) : undefined
      return element?.isConnected ? [{ index, before: size, now: element.offsetHeight }] : []
    })
    isQuiet.current = true
    for (const { index, now } of sizes) list.resizeItem(index, now)
    isQuiet.current = false
    return sizes.some(({ before, now }) => before !== now)
  }, [list, between, isPrinted])
  /** The browser copies only what is in the document. */
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
  const items = list.getVirtualItems()
  const { range } = list
  useMoreRows(range ? { first: range.startIndex, last: range.endIndex } : undefined, mounted, rows.length, setMounted)
  return { items, column, measure: list.measureElement, drawn, measureDrawn, drawBetween }
}

/**
 * Reports the mounted rows after each render, with one row more each time the browser is idle: while the user scrolls,
 * a frame mounts one row instead of several.
 */
function useMoreRows(
  view: RowRange | undefined,
  mounted: RowRange | undefined,
  count: number,
  onMore: (mounted: RowRange) => void,
) {
  const around = view && rowsAround(view, mounted, count)
  const { first, last } = (view && around && (oneRowMore(view, around, count) ?? around)) ?? {}
  const isComplete = mounted?.first === first && mounted?.last === last
  useEffect(() => {
    if (isComplete || first === undefined || last === undefined) return undefined
    return whenIdle(() => onMore({ first, last }))
  }, [isComplete, first, last, onMore])
}
