interface Range {
  startIndex: number
  endIndex: number
  count: number
}

/** Rows that are rendered above and below those in view: their cells appear one by one, before they come into view. */
export const ROWS_AHEAD = 5

/**
 * The rows to render: those in view, a few around them, and those that were rendered before as long as there are at
 * most `kept` in all. A list of that length is in the document as a whole, for the browser's own search too.
 */
export function drawnRows(kept: number, ahead: number = ROWS_AHEAD) {
  let before: [from: number, to: number] | undefined

  return ({ startIndex, endIndex, count }: Range): number[] => {
    const [first, last] = [Math.max(0, startIndex - ahead), Math.min(count - 1, endIndex + ahead)]
    let [from, to] = [first, last]
    if (count <= kept) [from, to] = [0, count - 1]
    else if (before && before[0] <= last && before[1] >= first) {
      from = Math.min(first, before[0])
      to = Math.min(count - 1, Math.max(last, before[1]))
    }
    const most = Math.max(kept, last - first + 1)
    while (to - from + 1 > most) {
      if (first - from > to - last) from += 1
      else to -= 1
    }
    before = [from, to]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  }
}

/** The same rows with a further one and its neighbours, wherever they are. */
export function withPinned(rows: number[], pinned: number | undefined, count: number): number[] {
  if (pinned === undefined) return rows
  const kept = [pinned - 1, pinned, pinned + 1].filter((row) => row >= 0 && row < count)
  return [...new Set([...kept, ...rows])].sort((one, other) => one - other)
}
