/** Consecutive rows of a log, both ends included. */
export interface RowRange {
  first: number
  last: number
}

/** Rows mounted before and after those in view. */
const ROWS_AHEAD = 6
/** The same for a log that has just been opened, or has jumped. */
const ROWS_AHEAD_AT_FIRST = 1

/**
 * The rows to mount when `view` is in view and `mounted` were mounted before: of those the ones that are near. A jump
 * leaves none.
 */
export function rowsAround(view: RowRange, mounted: RowRange | undefined, count: number): RowRange {
  const near = widened(view, ROWS_AHEAD, count)
  const isApart = !mounted || mounted.first > view.last + 1 || mounted.last < view.first - 1
  if (isApart) return widened(view, ROWS_AHEAD_AT_FIRST, count)
  return {
    first: Math.max(near.first, Math.min(view.first, mounted.first)),
    last: Math.min(near.last, Math.max(view.last, mounted.last)),
  }
}

/** One row more than `around`, on the side with fewer rows ahead; undefined if nothing is missing. */
export function oneRowMore(view: RowRange, around: RowRange, count: number): RowRange | undefined {
  const near = widened(view, ROWS_AHEAD, count)
  const isMissingBefore = around.first > near.first
  const isMissingAfter = around.last < near.last
  if (!isMissingBefore && !isMissingAfter) return undefined
  const isBefore = isMissingBefore && (!isMissingAfter || view.first - around.first <= around.last - view.last)
  return isBefore ? { ...around, first: around.first - 1 } : { ...around, last: around.last + 1 }
}

function widened({ first, last }: RowRange, by: number, count: number): RowRange {
  return { first: Math.max(0, first - by), last: Math.min(count - 1, last + by) }
}
