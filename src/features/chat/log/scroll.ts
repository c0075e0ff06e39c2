import type {
  Held,
  Jump,
  Extent,
  ScrollEffect,
  ScrollEvent,
  ScrollState,
  ScrollStep,
  Seen,
  View,
} from './scrollState.ts'

/** So near to the end counts as being there. */
const AT_END_PX = 8
/** Less than this is rounding. */
const CLOSE_PX = 0.5
/** About as high as a line of text. */
const LINE_PX = 28
/** What is empty above the first row. */
export const ABOVE_ROWS_PX = 24
/** Room between the part that is meant and the edges of the log; the search field lies over the upper one. */
const CLEAR_PX = 72

/**
 * The scrolling of a log as a pure function: what is, and what happened, to what is then, and what has to be done. Its
 * laws: at the end the view stays at the end; elsewhere what is being read stays where it is on the screen; a jump ends
 * with its row in view; nothing is written while the reader scrolls (scroll.test.ts).
 */
export function scrollAfter(was: ScrollState, event: ScrollEvent): ScrollStep {
  switch (event.type) {
    case 'focus moved':
      return step({ ...was, focused: event.row })
    case 'selection changed':
      return step({ ...was, selected: event.rows })
    case 'line found':
      return step(was.isAtEnd || was.isScrolling || was.jump ? was : { ...was, held: event.held })
    case 'scrolled':
      return withinEdges(noticed(was, event.seen), event.seen)
    case 'resized':
    case 'rows measured':
    case 'rows changed':
      return kept(was, event.seen)
    case 'scroll key pressed':
      return step(readerScrolls(noticed(was, event.seen), event.seen), { do: 'wait for rest' })
    case 'jumped':
      return goneTo({ ...was, jump: event.jump }, event.seen)
    case 'sent to the end':
      return goneTo({ ...was, jump: undefined, isAtEnd: true }, event.seen)
    case 'own scroll done':
      return step(arrived(was, event.seen))
    case 'rested':
      return rested(was, event.seen)
  }
}

/** The rows that have to stay in the document: what is read or gone to, what has the focus, the ends of a selection. */
export function rowsToKeep({ held, jump, focused, selected }: ScrollState): number[] {
  return [held?.row, jump?.row, focused, ...selected].filter((row) => row !== undefined)
}

function step(state: ScrollState, ...effects: ScrollEffect[]): ScrollStep {
  return { state, effects }
}

/** Takes in where the log is. A position that nobody has accounted for is the reader's. */
function noticed(was: ScrollState, seen: Seen): ScrollState {
  const { view } = seen
  const { top, end } = view
  // The rows have become fewer or lower, and the browser has kept the position within them.
  const isCut = !was.isScrolling && was.known > end + 1 && top >= end - 1
  if (isCut) return { ...was, view, known: top }
  if (Math.abs(top - was.known) <= (was.isScrolling ? 0 : 1)) return { ...was, view }
  const isAtEnd = isNearEnd(view) || (was.isAtEnd && top > was.known)
  return readerScrolls({ ...was, view, known: top, isAtEnd }, seen)
}

function readerScrolls(state: ScrollState, { first }: Seen): ScrollState {
  return { ...state, isScrolling: true, jump: undefined, held: first }
}

/** After a change that nobody asked for: what is held stays where it is. */
function kept(was: ScrollState, seen: Seen): ScrollStep {
  // A reader who scrolls is heard by a scroll event. Without one the browser has shortened the position with the rows,
  // which may have grown again since.
  const isAtRest = was.isAtEnd && !was.isScrolling && !was.jump
  const state = isAtRest ? { ...was, view: seen.view, known: seen.view.top } : noticed(was, seen)
  // It has just been scrolled, and something else is held.
  if (state.held !== was.held) return step(state, { do: 'wait for rest' })
  return state.isScrolling ? shifted(state, seen) : corrected(state, seen)
}

/** At rest the log is scrolled by as much as what is held has moved. */
function corrected(state: ScrollState, seen: Seen): ScrollStep {
  const isGone = !state.jump && !state.isAtEnd && seen.held === undefined
  // Its text was replaced, as when the markdown code has come.
  if (isGone) return step({ ...state, held: seen.first }, { do: 'find the line' })
  const top = goalOf(state, seen)
  return Math.abs(top - seen.view.top) > CLOSE_PX ? step(state, { do: 'scroll to', top }) : step(state)
}

/** While the reader scrolls the rows are shifted instead. */
function shifted(state: ScrollState, { held, first }: Seen): ScrollStep {
  if (!state.held || held === undefined) return step({ ...state, held: first })
  const moved = held - state.held.top
  if (Math.abs(moved) < CLOSE_PX) return step(state)
  const shift = state.shift + moved
  return step({ ...state, shift }, { do: 'shift the rows', by: shift })
}

/** Shifted rows may begin above, or below, the place where the log cannot be scrolled any further. */
function withinEdges(state: ScrollState, { view: { top } }: Seen): ScrollStep {
  const isAtEdge = top >= 0 && (top === 0 || top + state.shift <= 0)
  if (state.shift === 0 || !isAtEdge) return step(state)
  return step({ ...state, shift: 0 }, { do: 'scroll to', top: Math.max(0, top + state.shift) })
}

/** Whatever the reader was doing is over: the log goes to a row, or to the end. */
function goneTo(was: ScrollState, seen: Seen): ScrollStep {
  const view = unshifted(seen.view, was.shift)
  const state: ScrollState = { ...was, isScrolling: false, held: undefined, shift: 0, known: seen.view.top, view }
  const top = goalOf(state, { ...seen, view })
  const isThere = was.shift === 0 && Math.abs(top - view.top) <= CLOSE_PX
  return step(state, ...(isThere ? [] : [{ do: 'scroll to', top } as const]), { do: 'wait for rest' })
}

function arrived(was: ScrollState, seen: Seen): ScrollState {
  const { view } = seen
  return {
    ...was,
    view,
    known: view.top,
    isAtEnd: was.jump ? isNearEnd(view) : was.isAtEnd,
    held: was.isScrolling ? seen.first : was.held,
  }
}

function rested(before: ScrollState, seen: Seen): ScrollStep {
  const was = noticed(before, seen)
  // Scrolled again in the meantime.
  if (was.held !== before.held) return step(was, { do: 'wait for rest' })
  const { view } = seen
  const isAtEnd = isNearEnd(view) || (was.isAtEnd && !was.jump)
  const held = was.jump || !was.held ? seen.first : was.held
  const state: ScrollState = { ...was, isScrolling: false, jump: undefined, shift: 0, isAtEnd, held }
  const { top, end } = unshifted(view, was.shift)
  const { effects } =
    was.shift === 0
      ? corrected(state, was.jump || !was.held ? { ...seen, held: held?.top } : seen)
      : step(state, { do: 'scroll to', top: isAtEnd ? end : top })
  const isToFind = !isAtEnd && !held?.line && !effects.some((effect) => effect.do === 'find the line')
  return step(state, ...effects, ...(isToFind ? [{ do: 'find the line' } as const] : []), { do: 'report the rest' })
}

/** Where the log has to be scrolled to, as far as it can be. */
function goalOf(state: ScrollState, seen: Seen): number {
  return within(seen.view, wanted(state, seen))
}

function within({ end }: View, top: number): number {
  return Math.min(Math.max(0, top), end)
}

function wanted({ jump, isAtEnd, held }: ScrollState, seen: Seen): number {
  const { view, goal } = seen
  if (jump) return goal ? topFor(jump, goal, seen) : view.top
  if (isAtEnd) return view.end
  return held && seen.held !== undefined ? view.top + seen.held - placeOf(held, view) : view.top
}

/** Where something held belongs: where it was or, while the log ends above that, at the end of the log. */
function placeOf({ line, top }: Held, { edge, height }: View): number {
  return line ? Math.min(top, edge + height - LINE_PX) : top
}

function topFor({ to }: Jump, { start, end }: Extent, { view, part }: Seen): number {
  const { top, height } = view
  if (to === 'start') return start - ABOVE_ROWS_PX
  if (to === 'middle') {
    const middle = within(view, (start + end - height) / 2)
    if (!part) return middle
    const isClear = part.start >= middle + CLEAR_PX && part.end <= middle + height - CLEAR_PX / 2
    return isClear ? middle : part.start - height / 3
  }
  if (start < top || end - start > height) return start
  return Math.max(top, end - height)
}

/** What it will be when the rows have gone back to their places. */
function unshifted(view: View, shift: number): View {
  return { ...view, top: view.top + shift, end: view.end + shift }
}

function isNearEnd({ top, end }: View): boolean {
  return end - top <= AT_END_PX
}
