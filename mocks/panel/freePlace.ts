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

/** The top along a side edge at which a button covers no control and ends before `end`, the nearest to `wanted`. */
function freeTop(
  side: ButtonPosition['side'],
  { width, height }: Size,
  wanted: number,
  end: number,
  { innerWidth, innerHeight }: Page,
  isTaken: IsTaken,
): number | undefined {
  const left = side === 'left' ? 0 : innerWidth - width
  const across = steps(left, left + width)
  return freeStart(wanted, height, end, steps(0, innerHeight), (y) => across.some((x) => isTaken(x, y)))
}

/** The same for the left edge of a horizontal button along the upper or lower edge. */
function freeLeft(
  top: number,
  { width, height }: Size,
  wanted: number,
  { innerWidth }: Page,
  isTaken: IsTaken,
): number | undefined {
  const down = steps(top, top + height)
  return freeStart(wanted, width, innerWidth, steps(0, innerWidth), (x) => down.some((y) => isTaken(x, y)))
}

/**
 * The step nearest to `wanted` from which a button of this length covers only free steps and ends before `end`. The
 * nearest is checked first, because every check of a point asks the browser.
 */
function freeStart(
  wanted: number,
  length: number,
  end: number,
  grid: readonly number[],
  isStepTaken: (step: number) => boolean,
): number | undefined {
  const count = Math.ceil(length / GRID_PX) + 1
  return grid
    .map((start, at) => ({ start, at }))
    .filter(({ start, at }) => start === at * GRID_PX && start + length <= end)
    .sort((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
    .find(({ at }) => !grid.slice(at, at + count).some(isStepTaken))?.start
}

/** Every step of the grid from one end to the other, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / GRID_PX))
  return Array.from({ length: count + 1 }, (_, step) => Math.min(from + step * GRID_PX, to - 1))
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
  const end = Math.min(page.innerHeight, composerTop ?? Infinity)
  for (const shape of ['upright', 'uprightShort'] as const) {
    const size = shapes[shape]
    const wanted = clampedTop(place, size.height, composerTop, page.innerHeight)
    for (const side of [place.side, otherSide] as const) {
      const top = freeTop(side, size, wanted, end, page, isTaken)
      if (top !== undefined)
        return { shape, side, ...size, top, left: side === 'left' ? 0 : page.innerWidth - size.width }
    }
  }
  for (const shape of ['lying', 'lyingShort'] as const) {
    const size = shapes[shape]
    const wanted = place.side === 'left' ? 0 : page.innerWidth - size.width
    for (const top of [0, page.innerHeight - size.height]) {
      if (composerTop !== undefined && top + size.height > composerTop) continue
      const left = freeLeft(top, size, wanted, page, isTaken)
      if (left !== undefined) return { shape, side: place.side, ...size, top, left }
    }
  }
  return undefined
}
