import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { estimateRowPx, type LogRow } from './logRow.ts'

/** Rows drawn before and after those in view. */
const ROWS_AHEAD = 5
/** The widest the column of messages gets; what rows are estimated by until it has been measured. */
const COLUMN_PX = 860

interface LogWindow {
  scroller: RefObject<HTMLElement | null>
  rows: LogRow[]
  /** The place of a row that stays in the document wherever the rest is scrolled to. */
  pinned: number | undefined
  /** Rows have moved. */
  onMove(): void
}

/** Which rows of a log are in the document, and where; it begins at the end. */
export function useLogWindow({ scroller, rows, pinned, onMove }: LogWindow) {
  const columnPx = useRef(COLUMN_PX)
  const estimateSize = useCallback((index: number) => estimateRowPx(rows[index], columnPx.current), [rows])
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React Compiler, which this app does without
  const logWindow = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: ROWS_AHEAD,
    onChange: onMove,
    anchorTo: 'end',
    paddingStart: 24,
    paddingEnd: 16,
    // A whole window before the end, so that the first render has every row that will be seen.
    initialOffset: () => rows.reduce((sum, _, index) => sum + estimateSize(index), 0) - window.innerHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    directDomUpdates: true,
    directDomUpdatesMode: 'position', // a transform would put every row over the menu of the one before
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range)
        if (pinned === undefined || pinned >= range.count || drawn.includes(pinned)) return drawn
        return [...drawn, pinned].sort((one, other) => one - other)
      },
      [pinned],
    ),
  })
  useLayoutEffect(() => {
    columnPx.current = Math.min(COLUMN_PX, scroller.current?.clientWidth ?? COLUMN_PX)
  })
  return {
    items: logWindow.getVirtualItems(),
    column: logWindow.containerRef,
    measure: logWindow.measureElement,
    scrollTo: logWindow.scrollToIndex,
  }
}
