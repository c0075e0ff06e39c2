import { useEffect } from 'react'
import { whenIdle } from '#src/lib/whenIdle.ts'
import { oneRowMore, type RowRange, rowsAround } from './rowsAhead.ts'

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
