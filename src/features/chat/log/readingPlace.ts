import { findReadLine, type ReadLine, topOfLine } from './readLine.ts'

/** Where somebody is in a log that scrolls. */
export interface ReadingPlace {
  /** At the end, and to stay there. */
  follows: boolean
  /** What is being read elsewhere; undefined while it is being scrolled. */
  line: ReadLine | undefined
  /** How far the log was scrolled at last, and how far it could be. */
  lastTop: number
  lastEnd: number
  /** The log has just changed its size: rows are measured anew, and the view is corrected for them. */
  reflows: boolean
}

/** About as high as a line. */
const LINE_PX = 28

/** So near to the end counts as being there. */
const AT_END_PX = 8

/** Scrolls by as much as the end, or the line being read, has moved. Returns the place as it is then. */
export function holdPlace(element: HTMLElement, place: ReadingPlace): ReadingPlace {
  let { line } = place
  // While it is being scrolled nothing is asked of the layout.
  if (!place.follows && !line) return place
  if (place.follows) {
    const end = endOf(element)
    if (end - element.scrollTop > 0.5) element.scrollTop = end
  } else if (line) {
    const top = topOfLine(line)
    // Drawn anew, as when the markdown code has come.
    if (top === undefined) line = findReadLine(element)
    else {
      const goal = goalOf(element, line)
      if (Math.abs(top - goal) > 0.25) element.scrollTop += top - goal
    }
  }
  return { ...place, line, lastTop: element.scrollTop, lastEnd: endOf(element) }
}

/** Where a line belongs: where it was or, while the log ends above that, at the end of the log. */
function goalOf(element: HTMLElement, line: ReadLine): number {
  return Math.min(line.top, element.getBoundingClientRect().bottom - LINE_PX)
}

/** The place after a scroll event, whoever has scrolled. */
export function placeAfterScroll(element: HTMLElement, place: ReadingPlace): ReadingPlace {
  const { follows, line, lastTop, lastEnd, reflows } = place
  const { scrollTop } = element
  const end = endOf(element)
  const isNearEnd = end - scrollTop <= AT_END_PX
  // What is added or measured moves the end, and with it the view, without anybody having scrolled.
  const isTheirScroll = Math.abs(end - lastEnd) <= 1
  const nowFollows = isNearEnd || (follows && !(isTheirScroll && scrollTop < lastTop - 1))
  const isSameLine = line !== undefined && Math.abs((topOfLine(line) ?? Infinity) - goalOf(element, line)) <= 1
  return {
    follows: nowFollows,
    line: nowFollows || !(isSameLine || (reflows && !isTheirScroll)) ? undefined : line,
    lastTop: scrollTop,
    lastEnd: end,
    reflows,
  }
}

/** How far a log can be scrolled. */
function endOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight
}
