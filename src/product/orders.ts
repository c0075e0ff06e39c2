/** The sorts of GET /characters, as the address and the call spell them. */
export const LISTING_ORDERS = ['chatiest', 'liked', 'latest'] as const
export type ListingOrder = (typeof LISTING_ORDERS)[number]

/** What /search accepts as `order`: a listing, or its own relevance. */
export const SEARCH_ORDERS = ['search', ...LISTING_ORDERS] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]
