import { listingQuery } from '#src/api/calls/characters.ts'
import type { ListResponse } from '#src/api/shapes/listPage.ts'
import { characterSummaries } from '#src/api/shapes/characterShapes.ts'
import { FIRST_PAGE, HOME_ROW_CARDS } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'

/** The seven characters of one home row. */
export const homeRowQuery = (sort: ListingOrder) => listingQuery({ page: FIRST_PAGE, limit: HOME_ROW_CARDS, sort })

/** The characters of a response, at most seven, even if it has more. */
export const rowCharacters = (page: ListResponse) => characterSummaries(page).slice(0, HOME_ROW_CARDS)
