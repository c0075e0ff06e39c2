import { flushSync } from 'react-dom'
import { createListeners } from '#src/lib/listeners.ts'
import { findReadLine, topOfLine } from './readLine.ts'
import { rowsToKeep, scrollAfter } from './scroll.ts'
import { watchMotion } from './scrollMotion.ts'
import {
  AT_THE_END,
  type Extent,
  type Held,
  type Jump,
  type ScrollEffect,
  type ScrollEvent,
  type Seen,
  type SeenEvent,
  type View,
} from './scrollState.ts'

/** The rows of a log, as its virtualizer knows them. Positions count from the beginning of the log. */
export interface DrawnRows {
  extentOf(row: number): Extent | undefined
  rowAt(place: number): { row: number; start: number } | undefined
  /** Renders the rows that are in view when the log is scrolled to a position. */
  drawAt(place: number): void
  /** Shifts all rows up from their positions. */
  shift(px: number): void
}

/** Runs the effects of `scrollAfter`. It is the only code that sets the log's scroll position. */
export function scrollControl() {
  let state = AT_THE_END
  let log: { element: HTMLElement; rows: DrawnRows; motion: ReturnType<typeof watchMotion> } | undefined
  let onRest: (row: number | undefined) => void = () => undefined
  const { notify, subscribe } = createListeners()
  let isDrawing = false

  /** The log has no size while it, or one of its ancestors, is not displayed. */
  const look = (type: ScrollEvent['type'], jump: Jump | undefined = state.jump): Seen | undefined => {
    if (!log || log.element.clientHeight === 0) return undefined
    // While the user scrolls, the layout is read once per frame.
    const view = state.isScrolling && type === 'rows measured' ? state.view : viewOf(log.element)
    const place = view.top + state.shift
    const { held } = state
    const first = log.rows.rowAt(place)
    return {
      view,
      first: first && { row: first.row, top: view.edge + first.start - place },
      held: held && topOfHeld(held, log.rows, view.edge - place),
      goal: jump && log.rows.extentOf(jump.row),
      part: jump && extentOfPart(jump, place - view.edge),
    }
  }

  const take = (event: ScrollEvent) => {
    const next = scrollAfter(state, event)
    const wasAtEnd = state.isAtEnd
    state = next.state
    for (const effect of next.effects) run(effect)
    if (state.isAtEnd !== wasAtEnd) notify()
  }

  const happened = (type: SeenEvent) => {
    const seen = look(type)
    if (seen) take({ type, seen })
  }

  const run = (effect: ScrollEffect) => {
    if (!log) return
    const { element, rows, motion } = log
    switch (effect.do) {
      case 'scroll to': {
        rows.shift(0)
        element.scrollTop = effect.top
        happened('own scroll done')
        draw()
        return
      }
      case 'shift the rows':
        rows.shift(effect.by)
        draw()
        return
      case 'wait for rest':
        motion.wait()
        return
      case 'find the line': {
        const held = findReadLine(element)
        if (held) take({ type: 'line found', held })
        return
      }
      case 'report the rest':
        onRest(state.isAtEnd ? undefined : state.held?.row)
    }
  }

  /** Before the next frame, and not within a React render, where flushSync is not possible. */
  const draw = () => {
    if (isDrawing) return
    isDrawing = true
    queueMicrotask(() => {
      isDrawing = false
      if (log) flushSync(() => log?.rows.drawAt(state.view.top + state.shift))
      // Its part can be found now.
      if (state.jump?.part) happened('rows measured')
    })
  }

  return {
    attach(element: HTMLElement, rows: DrawnRows, rest: typeof onRest) {
      onRest = rest
      const motion = watchMotion(element, {
        scrolled: () => {
          happened('scrolled')
          draw()
        },
        rested: () => happened('rested'),
      })
      log = { element, rows, motion }
      const sizes = new ResizeObserver(() => happened('resized'))
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        motion.stop()
        log = undefined
      }
    },
    happened,
    goToEnd: () => happened('sent to the end'),
    goTo(jump: Jump) {
      const seen = look('jumped', jump)
      if (seen) take({ type: 'jumped', jump, seen })
    },
    focusMoved: (row: number | undefined) => take({ type: 'focus moved', row }),
    selectionChanged(rows: readonly number[]) {
      if (String(rows) !== String(state.selected)) take({ type: 'selection changed', rows })
    },
    rowsToKeep: () => rowsToKeep(state),
    isAtEnd: () => state.isAtEnd,
    subscribe,
  }
}

function viewOf(element: HTMLElement): View {
  const { scrollTop, scrollHeight, clientHeight } = element
  return {
    top: scrollTop,
    end: scrollHeight - clientHeight,
    height: clientHeight,
    edge: element.getBoundingClientRect().top,
  }
}

/** `origin` is the beginning of the log in the viewport. */
function topOfHeld({ row, line }: Held, rows: DrawnRows, origin: number): number | undefined {
  if (line) return topOfLine(line)
  const extent = rows.extentOf(row)
  return extent && origin + extent.start
}

function extentOfPart({ part }: Jump, origin: number): Extent | undefined {
  const box = part?.()
  return box && { start: box.top + origin, end: box.bottom + origin }
}
