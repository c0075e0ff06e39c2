import type { SearchOrder } from '#src/product/orders.ts'

/** What an address of /search asks for. */
export interface Search {
  /** '' when there are no words. */
  query: string
  /** A category wins over words (AMB-11). */
  order: SearchOrder
  /** Where the list begins. */
  page: number
  /** Another moment makes the same words a new search (AMB-48). */
  ts: number | undefined
}

/** Whether there is anything to ask the server (A2.7-09). */
export function isAsking({ query, order }: Search): boolean {
  return order !== 'search' || query !== ''
}
