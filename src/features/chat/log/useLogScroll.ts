import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LogRow } from './logRow.ts'
import { scrollControl } from './scrollControl.ts'
import { useLogWindow } from './useLogWindow.ts'

/** The scroll state of a log and its mounted rows. `onRest` receives the position at which the user came to rest. */
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
  // Runs after every render, when the rows have their positions: some may have just been mounted.
  useLayoutEffect(() => {
    const isMeasured = measureDrawn()
    const isChanged = latest.current.rows !== rows
    latest.current = { rows, onRest }
    if (isChanged) control.happened('rows changed')
    else if (isMeasured) onMeasured()
  })
  return { ...list, control, isAtEnd }
}
