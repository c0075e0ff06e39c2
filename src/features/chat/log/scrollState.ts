/** A line of text in the document, by its first character. */
export interface ReadLine {
  node: Text
  offset: number
}

/** A log that scrolls, as its element describes it, in CSS px. */
export interface View {
  /** How far it is scrolled, and how far it can be. */
  top: number
  end: number
  height: number
  /** Where its upper edge is in the viewport. */
  edge: number
}

/** What must not move on the screen: a row, or a line of text in it, and where it is in the viewport. */
export interface Held {
  row: number
  /** Absent while the log is being scrolled: rows are known without asking the layout. */
  line?: ReadLine | undefined
  top: number
}

/** Where a row, or a part of it, is in the log, counted from the beginning of the log. */
export interface Extent {
  start: number
  end: number
}

/** A row that the log goes to. */
export interface Jump {
  row: number
  /**
   * `start`: the row begins where the first one does in a log scrolled to its beginning. `nearest`: as little as it
   * takes. `middle`: the row is in the middle of the log or, where its part would not be in view, the part is a third of
   * the height below the upper edge.
   */
  to: 'start' | 'nearest' | 'middle'
  /** The part of the row that is meant, once the row is in the document. The row may be higher than the log. */
  part?: (() => DOMRect | undefined) | undefined
}

/** What the adapter sees of the log at the moment of an event. */
export interface Seen {
  view: View
  /** The first row in view. */
  first: Held | undefined
  /** Where the held row or line is now; undefined where it is gone. */
  held: number | undefined
  /** Where the row of the jump is, and the part of it that is meant; undefined without a jump. */
  goal: Extent | undefined
  part: Extent | undefined
}

/** How a log is scrolled. */
export interface ScrollState {
  /** The reader is at the end, and stays there whatever is added. */
  isAtEnd: boolean
  /** The reader scrolls, or the browser does for them: by wheel, finger, key, or to what has the focus. */
  isScrolling: boolean
  held: Held | undefined
  jump: Jump | undefined
  /**
   * By how much the rows are drawn above their place. While the reader scrolls, a row that turns out higher or lower than
   * estimated shifts the rows, because a write of the scroll position ends the browser's own smooth scrolling. 0 at rest.
   */
  shift: number
  /** The scroll position that is accounted for; any other was made by the reader. */
  known: number
  view: View
  /** Rows that stay in the document, wherever the log is scrolled to. */
  focused: number | undefined
  selected: readonly number[]
}

/** Events for which the adapter looks at the log. */
export type SeenEvent =
  /** The element said that it has been scrolled, by anybody. */
  | 'scrolled'
  /** Nobody scrolls any longer. */
  | 'rested'
  /** The log has another size: the window, the composer, a phone's keyboard. */
  | 'resized'
  /** Rows turned out higher or lower than they were, or a row that is gone to came into the document. */
  | 'rows measured'
  /** Rows were added, removed or replaced. */
  | 'rows changed'
  /** A key was pressed with which the browser scrolls by itself. */
  | 'scroll key pressed'
  | 'sent to the end'
  /** "scroll to" is carried out, as far as the log can be scrolled. */
  | 'own scroll done'

export type ScrollEvent =
  | { type: SeenEvent; seen: Seen }
  /** `seen.goal` and `seen.part` are those of this jump. */
  | { type: 'jumped'; jump: Jump; seen: Seen }
  /** The line that is being read, which takes the place of the row that is held. */
  | { type: 'line found'; held: Held }
  | { type: 'focus moved'; row: number | undefined }
  | { type: 'selection changed'; rows: readonly number[] }

/** What has to be done outside, in this order; scrollControl.ts does it. */
export type ScrollEffect =
  /** Rows go back to their places, and the log is scrolled. */
  | { do: 'scroll to'; top: number }
  | { do: 'shift the rows'; by: number }
  /** Says "rested" as soon as nobody has scrolled for a while. */
  | { do: 'wait for rest' }
  | { do: 'find the line' }
  /** The log is at rest at a place that the reader has chosen. */
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
