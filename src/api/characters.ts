import { queryOptions } from '@tanstack/react-query'
import type { ListingOrder } from '#src/product/orders.ts'
import { failingAs } from './ApiError.ts'
import { listCharacters, readRandomImage } from './generated/characters/characters.ts'

/** Every answer that holds characters lives under this key: what is liked, edited or deleted is found by it. */
export const characterKeys = { all: ['characters'] as const }

export interface Listing {
  page: number
  limit: number
  sort: ListingOrder
}

/** One page of all public characters (home rows, category search). */
export const listingQuery = (listing: Listing) =>
  queryOptions({
    queryKey: [...characterKeys.all, 'listing', listing] as const,
    queryFn: ({ client, signal }) =>
      failingAs(
        `Error while fetching characters with sort: ${listing.sort}`, // A8-37
        listCharacters(listing, { client, signal }),
      ),
  })

/** A picture for the auth pages, asked for once at start-up (A2.1-25). '' when the answer holds none (AMB-38). */
export const randomImageQuery = queryOptions({
  queryKey: ['random image'] as const,
  queryFn: ({ client, signal }) =>
    failingAs('Error while fetching a random character image', readRandomImage({ client, signal })).then(imageUrlOf),
  staleTime: Infinity,
})

function imageUrlOf(answer: unknown): string {
  if (typeof answer === 'string') return answer
  const { url, image_url: imageUrl, large_pfp_url: largeUrl } = (answer ?? {}) as Record<string, unknown>
  return [url, imageUrl, largeUrl].find((candidate) => typeof candidate === 'string') ?? ''
}
