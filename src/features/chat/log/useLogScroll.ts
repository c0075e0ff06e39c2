import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LogRow } from './logRow.ts'
import { scrollControl } from './scrollControl.ts'
import { useLogWindow } from './useLogWindow.ts'

/** How a log is scrolled, and which of its rows are in the document. `onRest`: where the reader has come to rest. */
export function useLogScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: LogRow[],
  onRest: (row: number | undefined) => void,
) {
  const [control] = useState(scrollControl)
  const isAtEnd = useSyncExternalStore(control.subscribe, control.isAtEnd)
  const onMeasured = useCallback(() => control.happened('rows measured'), [control])
  const { drawn, measureDrawn, ...list } = useLogWindow({
    scroller,
    rows,
    rowsToKeep: control.rowsToKeep,
    onMeasured,
  })
  const latest = useRef({ rows: undefined as LogRow[] | undefined, onRest })
  useLayoutEffect(() => {
    const element = scroller.current
    return element ? control.attach(element, drawn, (row) => latest.current.onRest(row)) : undefined
  }, [scroller, control, drawn])
  // After every render, when the rows have got their places: some may have just come into the document.
  useLayoutEffect(() => {
    const isMeasured = measureDrawn()
    const isChanged = latest.current.rows !== rows
    latest.current = { rows, onRest }
    if (isChanged) control.happened('rows changed')
    else if (isMeasured) onMeasured()
  })
  return { ...list, control, isAtEnd }
}
