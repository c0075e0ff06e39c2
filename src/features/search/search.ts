import type { SearchOrder } from '#src/product/orders.ts'

/** The search parameters of a /search URL. */
export interface Search {
  /** '' without a search text. */
  query: string
  /** A category has priority over a text (AMB-11). */
  order: SearchOrder
  /** The first page of the list. */
  page: number
  /** A new time makes the same text a new search (AMB-48). */
  ts: number | undefined
}

/** Whether a request is needed (A2.7-09). */
export function isAsking({ query, order }: Search): boolean {
  return order !== 'search' || query !== ''
}
