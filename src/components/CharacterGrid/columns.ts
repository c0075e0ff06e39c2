import { GRID_BREAKPOINTS_PX } from '#src/product/breakpoints.ts'
import { CARD_LIST_TARGET } from '#src/product/limits.ts'

/** How many cards stand side by side in a viewport of this width: 1 to 6 (A9-04 … A9-09). */
export function columnsAt(viewportPx: number): number {
  return 1 + GRID_BREAKPOINTS_PX.filter((from) => viewportPx >= from).length
}

interface CardList {
  columns: number
  /** About how many are wanted. */
  target?: number
  /** A tile that is no character (create, see more) stands among them. */
  extraCard?: boolean
}

/** How many characters to ask for, or skeletons to show, so that no row stays half empty (A9-10, A9-11). */
export function cardsFor({ columns, target = CARD_LIST_TARGET, extraCard = false }: CardList): number {
  return Math.ceil(target / columns) * columns - (extraCard ? 1 : 0)
}
