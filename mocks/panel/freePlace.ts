import { clampedTop, type ButtonPosition } from './buttonPlace.ts'

/** A rectangle in the page, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

interface Page {
  innerWidth: number
  innerHeight: number
}

/** Step of the search for a place, and of the points that are checked for controls. */
const GRID_PX = 8

/** Whether there is a control at this point. */
export type IsTaken = (x: number, y: number) => boolean

/** The tops along a side edge at which a button of this size covers no control, the nearest to `from` first. */
function freeTops(
  side: ButtonPosition['side'],
  { width, height }: Size,
  { innerWidth, innerHeight }: Page,
  isTaken: IsTaken,
): number[] {
  const left = side === 'left' ? 0 : innerWidth - width
  const rows = steps(0, innerHeight).map((y) => steps(left, left + width).some((x) => isTaken(x, y)))
  return starts(rows, height, innerHeight)
}

/** The positions for a horizontal button along the upper or lower edge. */
function freeLefts(top: number, { width, height }: Size, { innerWidth }: Page, isTaken: IsTaken): number[] {
  const columns = steps(0, innerWidth).map((x) => steps(top, top + height).some((y) => isTaken(x, y)))
  return starts(columns, width, innerWidth)
}

/** The starts of all runs of free steps that are long enough. */
function starts(taken: readonly boolean[], length: number, end: number): number[] {
  const needed = Math.ceil(length / GRID_PX) + 1
  return taken.flatMap((_, at) => {
    const start = Math.min(at * GRID_PX, end - length)
    const run = taken.slice(Math.floor(start / GRID_PX), Math.floor(start / GRID_PX) + needed)
    return start >= 0 && start === at * GRID_PX && run.every((isHere) => !isHere) ? start : []
  })
}

/** Every step of the grid from one end to the other, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / GRID_PX))
  return Array.from({ length: count + 1 }, (_, step) => Math.min(from + step * GRID_PX, to - 1))
}

/** The place that is nearest to a wanted one. */
function nearestTo(wanted: number, places: readonly number[]): number | undefined {
  return places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]
}

/**
 * The sizes of a button: vertical at a side with the long or the short text, or horizontal at the upper or lower edge.
 */
export interface Shapes {
  upright: Size
  uprightShort: Size
  lying: Size
  lyingShort: Size
}

export interface FreePlace extends Box {
  shape: keyof Shapes
  side: ButtonPosition['side']
}

/** The place nearest to the chosen one at which the button covers no control; undefined if there is none. */
export function freePlace(
  place: ButtonPosition,
  composerTop: number | undefined,
  shapes: Shapes,
  page: Page,
  isTaken: IsTaken,
): FreePlace | undefined {
  const otherSide = place.side === 'left' ? 'right' : 'left'
  for (const shape of ['upright', 'uprightShort'] as const) {
    const size = shapes[shape]
    const wanted = clampedTop(place, size.height, composerTop, page.innerHeight)
    for (const side of [place.side, otherSide] as const) {
      const above = (composerTop ?? Infinity) - size.height
      const top = nearestTo(
        wanted,
        freeTops(side, size, page, isTaken).filter((each) => each <= above),
      )
      if (top !== undefined)
        return { shape, side, ...size, top, left: side === 'left' ? 0 : page.innerWidth - size.width }
    }
  }
  for (const shape of ['lying', 'lyingShort'] as const) {
    const size = shapes[shape]
    const wanted = place.side === 'left' ? 0 : page.innerWidth - size.width
    for (const top of [0, page.innerHeight - size.height]) {
      if (composerTop !== undefined && top + size.height > composerTop) continue
      const left = nearestTo(wanted, freeLefts(top, size, page, isTaken))
      if (left !== undefined) return { shape, side: place.side, ...size, top, left }
    }
  }
  return undefined
}
