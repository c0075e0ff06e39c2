import { GRID_BREAKPOINTS_PX } from '#src/product/breakpoints.ts'
import { CARD_LIST_TARGET } from '#src/product/limits.ts'

/** The number of columns in a viewport of this width: 1 to 6. */
export function columnsAt(viewportPx: number): number {
  return 1 + GRID_BREAKPOINTS_PX.filter((from) => viewportPx >= from).length
}

interface CardList {
  columns: number
  /** The approximate number of characters. */
  target?: number
  /** The grid also contains a tile that is not a character (create, see more). */
  extraCard?: boolean
}

/** The number of characters to request, or of skeletons to show, so that every row is full. */
export function cardsFor({ columns, target = CARD_LIST_TARGET, extraCard = false }: CardList): number {
  return Math.ceil(target / columns) * columns - (extraCard ? 1 : 0)
}
