/**
 * The position of the panel's button: the edge of the page, and the distance from the top as a fraction of its height.
 */
export interface ButtonPosition {
  side: 'left' | 'right'
  down: number
}

const KEY = 'perigee.mock-button'
const START: ButtonPosition = { side: 'right', down: 0.4 }
/** Keeps the button away from the top and bottom bars. */
const MARGIN_PX = 72
/** Gap between the button and a composer below it. */
const GAP_PX = 12

export function placeIn(
  at: { top: number } & ({ x: number } | { side: ButtonPosition['side'] }),
  { innerWidth, innerHeight }: { innerWidth: number; innerHeight: number },
): ButtonPosition {
  const side = 'side' in at ? at.side : at.x < innerWidth / 2 ? 'left' : 'right'
  return { side, down: Math.min(1, Math.max(0, at.top / innerHeight)) }
}

/** The top of the button: within the page, and above a composer that it would cover. */
export function clampedTop(
  { down }: ButtonPosition,
  height: number,
  composerTop: number | undefined,
  innerHeight: number,
): number {
  const lowest = Math.min(innerHeight - MARGIN_PX, (composerTop ?? Infinity) - GAP_PX) - height
  return Math.round(Math.max(0, Math.min(Math.max(down * innerHeight, MARGIN_PX), lowest)))
}

export function readPlace(storage: Pick<Storage, 'getItem'>): ButtonPosition {
  try {
    const { side, down } = JSON.parse(storage.getItem(KEY) ?? '') as ButtonPosition
    return (side === 'left' || side === 'right') && down >= 0 && down <= 1 ? { side, down } : START
  } catch {
    return START
  }
}

export function writePlace(storage: Pick<Storage, 'setItem'>, place: ButtonPosition): void {
  try {
    storage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Blocked storage: the button returns to its default position after a reload.
  }
}
