import { scrollAfter, rowsToKeep, ABOVE_ROWS_PX } from '#src/features/chat/log/scroll.ts'
import { AT_THE_END } from '#src/features/chat/log/scrollState.ts'
import type {
  Extent,
  Held,
  Jump,
  ScrollEffect,
  ScrollEvent,
  Seen,
  SeenEvent,
} from '#src/features/chat/log/scrollState.ts'

const BELOW_ROWS_PX = 16
const DRAWN_AROUND_PX = 300
const LINE_PX = 24

interface Row {
  /** Height of the text in a log of the default width; at half the width it is twice as high. */
  px: number
  /** Height of a picture below the text. */
  picturePx?: number
  estimatedPx: number
  measuredPx?: number | undefined
}

/**
 * A log in a browser, as numbers: row heights are estimated until they are rendered, the scroll position is clamped to
 * the content, and scroll events arrive later. It performs the effects of `scrollAfter`, as scrollControl.ts does.
 */
export function simulatedLog(rows: Row[], height = 700) {
  let state = AT_THE_END
  let top = 0
  let width = 1
  /** A scroll event is pending, and whether the reader has scrolled since the last one. */
  let isEventDue = false
  let isReaders = false
  const effects: (ScrollEffect & { from: { top: number; shift: number } })[] = []

  const textPx = ({ px }: Row) => Math.max(1, Math.round(px / width / LINE_PX)) * LINE_PX
  const actualPx = (row: Row) => textPx(row) + (row.picturePx ?? 0)
  const startOf = (row: number) =>
    rows.slice(0, row).reduce((sum, { measuredPx, estimatedPx }) => sum + (measuredPx ?? estimatedPx), ABOVE_ROWS_PX)
  const extentOf = (row: number): Extent | undefined => {
    const of = rows[row]
    return of && { start: startOf(row), end: startOf(row) + (of.measuredPx ?? of.estimatedPx) }
  }
  const end = () => Math.max(0, startOf(rows.length) + BELOW_ROWS_PX - state.shift - height)
  /** The browser keeps the position within the content, and rounds it. */
  const put = (to: number) => {
    const next = Math.round(Math.min(Math.max(0, to), end()))
    if (next !== top) isEventDue = true
    top = next
  }
  const rowAt = (place: number) =>
    Math.max(
      0,
      rows.findLastIndex((_, row) => startOf(row) <= place),
    )
  /** A line is identified by its fraction of the row's height, so that it is the same one at another width. */
  const topOf = ({ row, line }: Held): number | undefined => {
    const of = rows[row]
    if (!of) return undefined
    return (
      startOf(row) +
      (line ? Math.floor(((line.offset / 1_000) * textPx(of)) / LINE_PX) * LINE_PX : 0) -
      top -
      state.shift
    )
  }
  const firstLine = (): Held | undefined => {
    for (let row = rowAt(top + state.shift); row < rows.length; row++) {
      const px = textPx(rows[row]!)
      for (let at = 0; at < px; at += LINE_PX) {
        const held = { row, line: { node: {} as Text, offset: ((at + LINE_PX / 2) / px) * 1_000 }, top: 0 }
        const lineTop = topOf(held)!
        if (lineTop >= 0 && lineTop < height) return { ...held, top: lineTop }
      }
    }
    return undefined
  }
  const look = (jump: Jump | undefined = state.jump): Seen => {
    put(top)
    const first = rowAt(top + state.shift)
    return {
      view: { top, end: end(), height, edge: 0 },
      first: rows[first] && { row: first, top: startOf(first) - top - state.shift },
      held: state.held && topOf(state.held),
      goal: jump && extentOf(jump.row),
      part: undefined,
    }
  }
  const take = (event: ScrollEvent) => {
    const from = { top, shift: state.shift }
    const next = scrollAfter(state, event)
    state = next.state
    effects.push(...next.effects.map((effect) => ({ ...effect, from })))
    for (const effect of next.effects) {
      if (effect.do === 'scroll to') {
        put(effect.top)
        take({ type: 'own scroll done', seen: look() })
      } else if (effect.do === 'find the line') {
        const held = firstLine()
        if (held) take({ type: 'line found', held })
      }
    }
  }
  const happen = (type: SeenEvent) => take({ type, seen: look() })
  /** Repeats until the frame is painted: rows that are mounted are measured. */
  const paint = () => {
    for (let round = 0; round < 50; round++) {
      const place = top + state.shift
      const kept = rowsToKeep(state)
      const fresh = rows.filter((row, index) => {
        const { start, end: bottom } = extentOf(index)!
        const isDrawn = bottom > place - DRAWN_AROUND_PX && start < place + height + DRAWN_AROUND_PX
        return (isDrawn || kept.includes(index)) && row.measuredPx !== actualPx(row)
      })
      if (fresh.length === 0) return
      for (const row of fresh) row.measuredPx = actualPx(row)
      happen('rows measured')
    }
    throw new Error('Measuring the rows does not end.')
  }

  happen('rows changed')
  paint()
  return {
    state: () => state,
    top: () => top,
    end,
    height: () => height,
    count: () => rows.length,
    topOf,
    firstLine,
    rowInView: (row: number) => {
      const { start, end: bottom } = extentOf(row)!
      return bottom > top + state.shift && start < top + state.shift + height
    },
    /** Whether the reader has scrolled since the last event. */
    isReaders: () => isReaders,
    takeEffects: () => effects.splice(0),
    /** The reader scrolls; the event follows with the next frame. */
    wheel(by: number) {
      const before = top
      put(top + by)
      if (top !== before) isReaders = true
    },
    frame() {
      if (isEventDue) {
        isEventDue = false
        isReaders = false
        happen('scrolled')
      }
      paint()
    },
    rest() {
      happen('rested')
      isReaders = false
      paint()
    },
    append(px: number, estimatedPx: number) {
      rows.push({ px, estimatedPx })
      happen('rows changed')
      paint()
    },
    removeLast() {
      if (rows.length > 1) rows.pop()
      happen('rows changed')
      paint()
    },
    /** A picture appears or disappears. */
    grow(row: number, by: number) {
      const of = rows[row % rows.length]!
      of.picturePx = Math.max(0, (of.picturePx ?? 0) + by)
      paint()
    },
    resize(to: { width?: number; height?: number }) {
      width = to.width ?? width
      height = to.height ?? height
      happen('resized')
      paint()
    },
    pressKey: () => happen('scroll key pressed'),
    focus: (row: number) => take({ type: 'focus moved', row }),
    select: (selected: number[]) => take({ type: 'selection changed', rows: selected }),
    jump(jump: Jump) {
      take({ type: 'jumped', jump, seen: look(jump) })
      paint()
    },
    goToEnd() {
      happen('sent to the end')
      paint()
    },
  }
}
