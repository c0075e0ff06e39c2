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

/** The distance from the end that counts as the end. */
const AT_END_PX = 8
/** Smaller differences are rounding errors. */
const CLOSE_PX = 0.5
/** The approximate height of a line of text. */
const LINE_PX = 28
/** The empty space above the first row. */
export const ABOVE_ROWS_PX = 24
/** Space between the target and the edges of the log; the search field overlays the upper edge. */
const CLEAR_PX = 72

/**
 * The reducer of a log's scrolling: takes a state and an event, and returns the next state and its effects. Its
 * rules: at the end the view stays at the end; elsewhere the text in view stays where it is on the screen; a jump ends
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

/** The rows that must stay mounted: the scroll anchor, the target, the focused row, both ends of a selection. */
export function rowsToKeep({ held, jump, focused, selected }: ScrollState): number[] {
  return [held?.row, jump?.row, focused, ...selected].filter((row) => row !== undefined)
}

function step(state: ScrollState, ...effects: ScrollEffect[]): ScrollStep {
  return { state, effects }
}

/** Updates the state from the log's position. A position that the code did not set was set by the user. */
function noticed(was: ScrollState, seen: Seen): ScrollState {
  const { view } = seen
  const { top, end } = view
  // The rows became fewer or lower, and the browser limited the scroll position.
  const isCut = !was.isScrolling && was.known > end + 1 && top >= end - 1
  if (isCut) return { ...was, view, known: top }
  if (Math.abs(top - was.known) <= (was.isScrolling ? 0 : 1)) return { ...was, view }
  const isAtEnd = isNearEnd(view) || (was.isAtEnd && top > was.known)
  return readerScrolls({ ...was, view, known: top, isAtEnd }, seen)
}

function readerScrolls(state: ScrollState, { first }: Seen): ScrollState {
  return { ...state, isScrolling: true, jump: undefined, held: first }
}

/** After a change that the user did not request: the anchor keeps its position. */
function kept(was: ScrollState, seen: Seen): ScrollStep {
  // A scroll by the user fires a scroll event. Without one the browser has limited the position to the rows, which may
  // have grown again since.
  const isAtRest = was.isAtEnd && !was.isScrolling && !was.jump
  const state = isAtRest ? { ...was, view: seen.view, known: seen.view.top } : noticed(was, seen)
  // The log has just been scrolled, and there is a new anchor.
  if (state.held !== was.held) return step(state, { do: 'wait for rest' })
  return state.isScrolling ? shifted(state, seen) : corrected(state, seen)
}

/** At rest the log is scrolled by the distance that the anchor has moved. */
function corrected(state: ScrollState, seen: Seen): ScrollStep {
  const isGone = !state.jump && !state.isAtEnd && seen.held === undefined
  // Its text was replaced, for example when the markdown code has loaded.
  if (isGone) return step({ ...state, held: seen.first }, { do: 'find the line' })
  const top = goalOf(state, seen)
  return Math.abs(top - seen.view.top) > CLOSE_PX ? step(state, { do: 'scroll to', top }) : step(state)
}

/** While the user scrolls, the rows are shifted instead. */
function shifted(state: ScrollState, { held, first }: Seen): ScrollStep {
  if (!state.held || held === undefined) return step({ ...state, held: first })
  const moved = held - state.held.top
  if (Math.abs(moved) < CLOSE_PX) return step(state)
  const shift = state.shift + moved
  return step({ ...state, shift }, { do: 'shift the rows', by: shift })
}

/** Shifted rows may begin above, or below, the position where the log cannot be scrolled any further. */
function withinEdges(state: ScrollState, { view: { top } }: Seen): ScrollStep {
  const isAtEdge = top >= 0 && (top === 0 || top + state.shift <= 0)
  if (state.shift === 0 || !isAtEdge) return step(state)
  return step({ ...state, shift: 0 }, { do: 'scroll to', top: Math.max(0, top + state.shift) })
}

/** Ends the user's scrolling: the log scrolls to a row, or to the end. */
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
  // The log was scrolled again in the meantime.
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

/** The target scroll position, limited to the possible range. */
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

/** The target position of the anchor: where it was or, while the log ends above that, at the end of the log. */
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

/** The value after the shift of the rows is removed. */
function unshifted(view: View, shift: number): View {
  return { ...view, top: view.top + shift, end: view.end + shift }
}

function isNearEnd({ top, end }: View): boolean {
  return end - top <= AT_END_PX
}
