import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import { estimateRowPx, type LogRow } from './logRow.ts'

/** Rows drawn before and after those in view. */
const ROWS_AHEAD = 3
/** The widest the column of messages gets, and what stands beside it from medium screens on. */
const COLUMN_PX = 860
const BESIDE_PX = 340

/** About how wide the column of messages is. */
function columnIn(windowPx: number): number {
  return Math.min(COLUMN_PX, windowPx < 768 ? windowPx : windowPx - BESIDE_PX)
}

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
  // Once: other estimates would move everything that has not been measured, and what is read with it.
  const [columnPx] = useState(() => columnIn(window.innerWidth))
  const estimateSize = useCallback((index: number) => estimateRowPx(rows[index], columnPx), [rows, columnPx])
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
  return {
    items: logWindow.getVirtualItems(),
    column: logWindow.containerRef,
    measure: logWindow.measureElement,
    scrollTo: logWindow.scrollToIndex,
  }
}
