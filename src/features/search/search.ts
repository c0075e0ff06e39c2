import type { SearchOrder } from '#src/product/orders.ts'

/** The search parameters of a /search URL. */
export interface Search {
  /** '' without a search text. */
  query: string
  /** A category has priority over a text. */
  order: SearchOrder
  /** The first page of the list. */
  page: number
  /** A new time makes the same text a new search. */
  ts: number | undefined
}

/** Whether a request is needed. */
export function isAsking({ query, order }: Search): boolean {
  return order !== 'search' || query !== ''
}
