import { REFRAME_DECIMALS } from '#src/product/limits.ts'

// The crop window is a square as wide as the picture. Its offset is the distance from the picture's top edge to the
// window's, in widths of the picture: the same at every display scale (AMB-40).

const STEPS_PER_WIDTH = 10 ** REFRAME_DECIMALS

/** How far down the window can go: 0 in pictures that are not tall. Cut to what can be sent, so that none leaves it. */
export function lowestOffset(size: { width: number; height: number }): number {
  if (!(size.width > 0)) return 0
  const lowest = size.height / size.width - 1
  // The addend: 1.33 - 1 is a hair less than 0.33 in floating point.
  return Math.max(0, Math.floor(lowest * STEPS_PER_WIDTH + 1e-9) / STEPS_PER_WIDTH)
}

/** An offset as it is sent: within the picture, rounded to two decimals (B4.5-03). */
export function offsetWithin(offset: number, lowest: number): number {
  const rounded = Math.round(offset * STEPS_PER_WIDTH) / STEPS_PER_WIDTH
  return Math.min(Math.max(rounded, 0), lowest)
}

const SMALL_STEP = 0.01
const LARGE_STEP = 0.1

/** Where a key moves the window; nothing for keys that do not move it. */
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
 * How far below the window's top edge a drag has taken hold of it, in widths. Who presses outside the window means its
 * middle to go there.
 */
export function gripOf(pointer: number, offset: number): number {
  const below = pointer - offset
  return below >= 0 && below <= 1 ? below : 0.5
}
