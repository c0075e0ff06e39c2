import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
  type QueryMeta,
  queryOptions,
} from '@tanstack/react-query'
import { FIRST_PAGE, SIMILAR_DEFAULT } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { failingAs, parsedAs } from './ApiError.ts'
import {
  listCharacters,
  listFavorites,
  listMyCharacters,
  listSimilarCharacters,
  listUserCharacters,
  readCharacter,
  readOwnership,
  readRandomImage,
  readStats,
  searchCharacters,
} from '../generated/characters/reads.ts'
import type { Character, CharacterPage, ListMyCharactersParams } from '../generated/calls.schemas.ts'
import { pagesBefore, readFollowingPage } from '../cache/followingPage.ts'
import { listIn, nextPage } from '../shapes/listPage.ts'
import { needed } from './needed.ts'
import { asOwner, characterIn, charactersIn, statsIn } from '../shapes/characterShapes.ts'

/** Every response with characters has a key below `all`: likes, edits and deletions find their characters by it. */
export const characterKeys = {
  all: ['characters'] as const,
  one: (id: string) => ['characters', 'one', id] as const,
  stats: (id: string) => ['characters', 'stats', id] as const,
  favorites: ['characters', 'favorites'] as const,
}

export interface Listing {
  page: number
  limit: number
  sort: ListingOrder
}

/** A page in the server's format; screens read it with the functions of `shapes.ts` and `listPage.ts`. */
const pageIn = (response: unknown) => (listIn(response) ?? undefined) as CharacterPage | undefined

/** A page of a list of characters. All lists have one type, so that a screen can choose among them. */
const characterPageQuery = (
  queryKey: QueryKey,
  failure: string,
  call: (options: Pick<QueryFunctionContext, 'client' | 'signal'>) => Promise<CharacterPage>,
  meta?: QueryMeta,
) => {
  const queryFn = ({ client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>) =>
    parsedAs(failure, call({ client, signal }), pageIn)
  // Not optional, unlike the library's type: a search calls it for several pages.
  return { ...queryOptions({ queryKey, queryFn, ...(meta && { meta }) }), queryFn }
}

/** A page of all public characters (home rows, category search). */
export const listingQuery = (listing: Listing) =>
  characterPageQuery(
    [...characterKeys.all, 'listing', listing],
    `Error while fetching characters with sort: ${listing.sort}`,
    (options) => listCharacters(listing, options),
  )

/** A page of search results. The French text is the document's own; no screen shows it. */
export const searchQuery = (search: { query: string; page: number; limit: number }) =>
  characterPageQuery([...characterKeys.all, 'search', search], 'Erreur lors de la recherche', (options) =>
    searchCharacters(search, options),
  )

/** The public characters of a creator, by name, page by page. */
export const publicCharactersQuery = (username: string, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...characterKeys.all, 'by user', username, { limit }] as const,
    queryFn: ({ client, queryKey, pageParam: page, signal }) => {
      return readFollowingPage({
        page,
        limit,
        before: pagesBefore(client.getQueryData<InfiniteData<CharacterPage, number>>(queryKey), page),
        read: (at) =>
          parsedAs(
            'Failed fetching user’s public characters.',
            listUserCharacters(username, { page: at, limit }, { client, signal }),
            pageIn,
          ),
      })
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, _pages, page) => nextPage(last, { page, limit }),
  })

/** A page of the viewer's own characters. */
export const myCharactersQuery = (asked: ListMyCharactersParams) =>
  characterPageQuery(
    [...characterKeys.all, 'mine', asked],
    'Failed fetching user characters.',
    (options) => listMyCharacters(asked, options),
    { ownedByViewer: true },
  )

/** A page of the characters that the viewer likes. */
export const favoritesQuery = (asked: ListMyCharactersParams) =>
  characterPageQuery(
    [...characterKeys.favorites, asked],
    'Failed fetching favorite characters.',
    (options) => listFavorites(asked, options),
    { ownedByViewer: true },
  )

/** A character; null if the response has none. */
export const characterQuery = (id: string) =>
  queryOptions({
    queryKey: characterKeys.one(id),
    queryFn: ({ client, signal }): Promise<Character | null> =>
      failingAs(`Error while fetching character with ID: ${id}`, readCharacter(id, { client, signal })).then(
        (response) => characterIn(response) ?? null,
      ),
  })

/** Whether the viewer owns a character, for any format of the response. */
export const ownershipQuery = (id: string) =>
  queryOptions({
    queryKey: [...characterKeys.one(id), 'owned'] as const,
    queryFn: ({ client, signal }) =>
      failingAs(
        'Character ownership check failed.',
        needed(id, 'Character ID must be provided.', () => readOwnership(id, { client, signal })),
      ).then(asOwner),
    meta: { ownedByViewer: true },
  })

/** Likes, conversations and messages of a character, and whether the viewer likes it. */
export const statsQuery = (id: string) =>
  queryOptions({
    queryKey: characterKeys.stats(id),
    queryFn: ({ client, signal }) =>
      parsedAs(
        `Error while fetching stats for character ${id}`,
        needed(id, 'Character ID is required to fetch stats.', () => readStats(id, { client, signal })),
        statsIn,
      ),
  })

/** Requests one more than is shown, because the character itself may be among them. */
export const similarQuery = (id: string, shown: number = SIMILAR_DEFAULT) =>
  queryOptions({
    queryKey: [...characterKeys.all, 'similar', id, shown] as const,
    queryFn: ({ client, signal }) =>
      parsedAs(
        'Error while fetching similar characters',
        listSimilarCharacters(id, { num_characters: shown + 1 }, { client, signal }),
        (response) =>
          charactersIn(response)
            ?.filter((character) => character.id !== id)
            .slice(0, shown),
      ),
  })

/** A picture for the account pages, requested once at the start. '' if the response has none. */
export const randomImageQuery = queryOptions({
  queryKey: ['random image'] as const,
  queryFn: ({ client, signal }) =>
    failingAs('Error while fetching a random character image', readRandomImage({ client, signal })).then(imageUrlOf),
  staleTime: Infinity,
  meta: { isBackground: true },
})

function imageUrlOf(response: unknown): string {
  if (typeof response === 'string') return response
  const { url, image_url: imageUrl, large_pfp_url: largeUrl } = isRecord(response) ? response : {}
  return [url, imageUrl, largeUrl].find((candidate) => typeof candidate === 'string') ?? ''
}
