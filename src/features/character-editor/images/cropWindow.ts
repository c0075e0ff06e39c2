import { REFRAME_DECIMALS } from '#src/product/limits.ts'

// The crop window is a square as wide as the picture. Its offset is the distance between the top edges of the picture
// and of the window, as a multiple of the picture's width, which does not depend on the display scale.

const STEPS_PER_WIDTH = 10 ** REFRAME_DECIMALS

/** The largest offset; 0 for pictures that are not tall. Rounded down to a value that can be sent, to stay inside. */
export function lowestOffset(size: { width: number; height: number }): number {
  if (!(size.width > 0)) return 0
  const lowest = size.height / size.width - 1
  // The addend corrects floating-point errors: 1.33 - 1 is slightly less than 0.33.
  return Math.max(0, Math.floor(lowest * STEPS_PER_WIDTH + 1e-9) / STEPS_PER_WIDTH)
}

/** An offset in the form of the request: within the picture, rounded to two decimals. */
export function offsetWithin(offset: number, lowest: number): number {
  const rounded = Math.round(offset * STEPS_PER_WIDTH) / STEPS_PER_WIDTH
  return Math.min(Math.max(rounded, 0), lowest)
}

const SMALL_STEP = 0.01
const LARGE_STEP = 0.1

/** The offset after a key press; undefined for keys that do not move the window. */
export function offsetByKey(key: string, offset: number, lowest: number): number | undefined {
  const by: Record<string, number> = {
    ArrowDown: offset + SMALL_STEP,
    ArrowUp: offset - SMALL_STEP,
    PageDown: offset + LARGE_STEP,
    PageUp: offset - LARGE_STEP,
    Home: 0,
    End: lowest,
  }
  const target = by[key]
  return target === undefined ? undefined : offsetWithin(target, lowest)
}

/**
 * The distance between the window's top edge and the point where a drag begins, as a multiple of the width. A press
 * outside the window centers the window there.
 */
export function gripOf(pointer: number, offset: number): number {
  const below = pointer - offset
  return below >= 0 && below <= 1 ? below : 0.5
}
