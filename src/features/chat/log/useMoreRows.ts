import { useEffect } from 'react'
import { oneRowMore, type RowRange, rowsAround } from './rowsAhead.ts'

/** A row waits at most this long for an idle moment. */
const PATIENCE_MS = 60

/**
 * Reports the mounted rows after each render, with one row more each time the browser is idle: while the user scrolls,
 * a frame mounts one row instead of several.
 */
export function useMoreRows(
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

/** Calls `run` when the browser is idle, at the latest after `PATIENCE_MS`. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: PATIENCE_MS })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(id)
}
