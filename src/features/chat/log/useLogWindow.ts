import { defaultRangeExtractor, elementScroll, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { estimateRowPx, type LogRow } from './logRow.ts'

/** Rows drawn before and after those in view. */
const ROWS_AHEAD = 3
const ROWS_AHEAD_AT_FIRST = 1
/** The widest the column of messages gets, and what stands beside it from medium screens on. */
const COLUMN_PX = 860
const BESIDE_PX = 340
/** The least that stands above and below the log: the top bar, the header, the message field. */
const ROUND_THE_LOG_PX = 200

/** About how wide the column of messages is. */
function columnIn(windowPx: number): number {
  return Math.min(COLUMN_PX, windowPx < 768 ? windowPx : windowPx - BESIDE_PX)
}

interface LogWindow {
  scroller: RefObject<HTMLElement | null>
  rows: LogRow[]
  /** The row that has the focus: it stays in the document wherever the rest is scrolled to. */
  focused: number | undefined
  /** The row that is being read, which stays too. */
  readRow(): number | undefined
  /** Rows have moved. */
  onMove(): void
  /** It has scrolled the log, for rows that it has measured. */
  onScrolled(): void
}

/** Which rows of a log are in the document, and where; it begins at the end. */
export function useLogWindow({ scroller, rows, focused, readRow, onMove, onScrolled }: LogWindow) {
  // Once: other estimates would move everything that has not been measured, and what is read with it.
  const [columnPx] = useState(() => columnIn(window.innerWidth))
  // What is in view first.
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  const estimates = useMemo(() => rows.map((row) => estimateRowPx(row, columnPx)), [rows, columnPx])
  const estimateSize = useCallback((index: number) => estimates[index] ?? 0, [estimates])
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const logWindow = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: isPainted ? ROWS_AHEAD : ROWS_AHEAD_AT_FIRST,
    onChange: onMove,
    // It corrects the scrolling from where the log was before it was resized: the last word is the reader's place.
    scrollToFn: useCallback<typeof elementScroll>(
      (...scroll) => {
        elementScroll(...scroll)
        onScrolled()
      },
      [onScrolled],
    ),
    anchorTo: 'end',
    paddingStart: 24,
    paddingEnd: 16,
    // As far before the end as the log can be high, so that the first render has every row that will be seen.
    initialOffset: () => estimates.reduce((sum, px) => sum + px, 0) - window.innerHeight + ROUND_THE_LOG_PX,
    initialRect: { width: window.innerWidth, height: window.innerHeight - ROUND_THE_LOG_PX },
    directDomUpdates: true,
    directDomUpdatesMode: 'position', // a transform would put every row over the menu of the one before
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = new Set(defaultRangeExtractor(range))
        for (const kept of [focused, readRow()]) if (kept !== undefined && kept < range.count) drawn.add(kept)
        return [...drawn].sort((one, other) => one - other)
      },
      [focused, readRow],
    ),
  })
  return {
    items: logWindow.getVirtualItems(),
    column: logWindow.containerRef,
    measure: logWindow.measureElement,
    scrollTo: logWindow.scrollToIndex,
  }
}
