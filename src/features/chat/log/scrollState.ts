/** A line of text in the document, identified by its first character. */
export interface ReadLine {
  node: Text
  offset: number
}

/** A scroll container, as its element describes it, in CSS px. */
export interface View {
  /** The scroll position and its maximum. */
  top: number
  end: number
  height: number
  /** The position of its upper edge in the viewport. */
  edge: number
}

/** The scroll anchor: a row, or a line of text in it, and its position in the viewport. */
export interface Held {
  row: number
  /** Absent while the log is being scrolled: row positions are known without a layout. */
  line?: ReadLine | undefined
  top: number
}

/** The position of a row, or of a part of it, counted from the beginning of the log. */
export interface Extent {
  start: number
  end: number
}

/** The target row of a jump. */
export interface Jump {
  row: number
  /**
   * `start`: the row begins where the first one does in a log scrolled to its beginning. `nearest`: the shortest
   * scroll. `middle`: the row is in the middle of the log or, if its part would not be in view, the part is a third of
   * the height below the upper edge.
   */
  to: 'start' | 'nearest' | 'middle'
  /** The target part of the row, once the row is mounted. The row may be higher than the log. */
  part?: (() => DOMRect | undefined) | undefined
}

/** A snapshot of the log at the time of an event. */
export interface Seen {
  view: View
  /** The first row in view. */
  first: Held | undefined
  /** The current position of the anchor; undefined if it is gone. */
  held: number | undefined
  /** The position of the jump's row, and of its target part; undefined without a jump. */
  goal: Extent | undefined
  part: Extent | undefined
}

/** How a log is scrolled. */
export interface ScrollState {
  /** The log is at the end, and stays there when messages are added. */
  isAtEnd: boolean
  /** The user scrolls, or the browser does for them: by wheel, finger or key, or to the focused element. */
  isScrolling: boolean
  held: Held | undefined
  jump: Jump | undefined
  /**
   * How far the rows are shifted up. While the user scrolls, a row that is higher or lower than
   * estimated shifts the rows, because setting the scroll position ends the browser's own smooth scrolling. 0 at rest.
   */
  shift: number
  /** The last known scroll position; any other was set by the user. */
  known: number
  view: View
  /** Rows that stay mounted at every scroll position. */
  focused: number | undefined
  selected: readonly number[]
}

/** Events for which the adapter takes a snapshot of the log. */
export type SeenEvent =
  /** The element fired a scroll event, caused by the user or by code. */
  | 'scrolled'
  /** The scrolling has ended. */
  | 'rested'
  /** The size of the log changed: through the window, the composer or a phone's keyboard. */
  | 'resized'
  /** Row heights changed, or the target row of a jump was mounted. */
  | 'rows measured'
  /** Rows were added, removed or replaced. */
  | 'rows changed'
  /** A key was pressed that makes the browser scroll. */
  | 'scroll key pressed'
  | 'sent to the end'
  /** The effect "scroll to" was run, as far as the log can be scrolled. */
  | 'own scroll done'

export type ScrollEvent =
  | { type: SeenEvent; seen: Seen }
  /** `seen.goal` and `seen.part` are those of this jump. */
  | { type: 'jumped'; jump: Jump; seen: Seen }
  /** The line in view that becomes the anchor instead of its row. */
  | { type: 'line found'; held: Held }
  | { type: 'focus moved'; row: number | undefined }
  | { type: 'selection changed'; rows: readonly number[] }

/** A side effect, run in this order by scrollControl.ts. */
export type ScrollEffect =
  /** Removes the shift of the rows and scrolls the log. */
  | { do: 'scroll to'; top: number }
  | { do: 'shift the rows'; by: number }
  /** Reports "rested" after a time without scrolling. */
  | { do: 'wait for rest' }
  | { do: 'find the line' }
  /** The log is at rest at a position that the user has chosen. */
  | { do: 'report the rest' }

export interface ScrollStep {
  state: ScrollState
  effects: ScrollEffect[]
}

/** A log that has just been opened. */
export const AT_THE_END: ScrollState = {
  isAtEnd: true,
  isScrolling: false,
  held: undefined,
  jump: undefined,
  shift: 0,
  known: 0,
  view: { top: 0, end: 0, height: 0, edge: 0 },
  focused: undefined,
  selected: [],
}
