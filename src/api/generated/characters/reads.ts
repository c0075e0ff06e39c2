/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  AugmentBody,
  Character,
  CharacterPage,
  CharacterStats,
  DownloadCharacterCardParams,
  ListCharactersParams,
  ListFavoritesParams,
  ListMyCharactersParams,
  ListRandomTraitsParams,
  ListSimilarCharactersParams,
  ListUserCharactersParams,
  RandomImage,
  SearchCharactersParams,
  SearchTagsParams,
} from '../calls.schemas.ts'
import { withQuery } from '../../calls/withQuery.ts'
import { request } from '../../calls/http.ts'

export const getListCharactersUrl = (params: ListCharactersParams) => {
  return withQuery(`/characters`, params)
}

/**
 * Ties are broken by creation, newest first, so that pages neither repeat nor skip.
 * @summary List public characters in an order
 */
export const listCharacters = async (
  params: ListCharactersParams,
  options: Parameters<typeof request>[1],
): Promise<CharacterPage> => {
  return request<CharacterPage>(getListCharactersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getSearchCharactersUrl = (params: SearchCharactersParams) => {
  return withQuery(`/characters/search`, params)
}

/**
 * Looks into name, description, tags and creator, without regard to case. Names that fit come first, then the most
 * liked.
 * @summary Search public characters
 */
export const searchCharacters = async (
  params: SearchCharactersParams,
  options: Parameters<typeof request>[1],
): Promise<CharacterPage> => {
  return request<CharacterPage>(getSearchCharactersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getReadRandomImageUrl = () => {
  return `/characters/random/image`
}

/**
 * @summary Show a random character's image
 */
export const readRandomImage = async (options: Parameters<typeof request>[1]): Promise<RandomImage> => {
  return request<RandomImage>(getReadRandomImageUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAugmentCharacterUrl = () => {
  return `/characters/augment`
}

/**
 * Writes the field named by `augmentField` from the others. What is sent is a draft: it may be empty or longer than
 * a saved character could be, and so may the suggestion. `tags` returns a list, every other field a text.
 * @summary Suggest one field of a character
 */
export const augmentCharacter = async (
  augmentBody: AugmentBody,
  options: Parameters<typeof request>[1],
): Promise<string | string[]> => {
  return request<string | string[]>(getAugmentCharacterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(augmentBody),
  })
}

export const getListRandomTraitsUrl = (params: ListRandomTraitsParams) => {
  return withQuery(`/characters/personality-traits/random`, params)
}

/**
 * @summary Suggest trait names
 */
export const listRandomTraits = async (
  params: ListRandomTraitsParams,
  options: Parameters<typeof request>[1],
): Promise<string[]> => {
  return request<string[]>(getListRandomTraitsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getSearchTagsUrl = (params: SearchTagsParams) => {
  return withQuery(`/characters/tags/search`, params)
}

/**
 * Without regard to case; the most used first.
 * @summary Search tags
 */
export const searchTags = async (
  params: SearchTagsParams,
  options: Parameters<typeof request>[1],
): Promise<string[]> => {
  return request<string[]>(getSearchTagsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListMyCharactersUrl = (params: ListMyCharactersParams) => {
  return withQuery(`/characters/me`, params)
}

/**
 * Public and private ones.
 * @summary List the caller's own characters
 */
export const listMyCharacters = async (
  params: ListMyCharactersParams,
  options: Parameters<typeof request>[1],
): Promise<CharacterPage> => {
  return request<CharacterPage>(getListMyCharactersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListFavoritesUrl = (params: ListFavoritesParams) => {
  return withQuery(`/characters/favorites`, params)
}

/**
 * Favourites are likes; there is no separate call to add one.
 * @summary List the characters that the caller likes
 */
export const listFavorites = async (
  params: ListFavoritesParams,
  options: Parameters<typeof request>[1],
): Promise<CharacterPage> => {
  return request<CharacterPage>(getListFavoritesUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListUserCharactersUrl = (username: string, params: ListUserCharactersParams) => {
  return withQuery(`/characters/user/${encodeURIComponent(String(username))}`, params)
}

/**
 * Newest first. Public ones only, also for the user in question.
 * @summary List a user's public characters
 */
export const listUserCharacters = async (
  username: string,
  params: ListUserCharactersParams,
  options: Parameters<typeof request>[1],
): Promise<CharacterPage> => {
  return request<CharacterPage>(getListUserCharactersUrl(username, params), {
    ...options,
    method: 'GET',
  })
}

export const getReadCharacterUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}`
}

/**
 * Somebody else's private character is 404.
 * @summary Read a character
 */
export const readCharacter = async (id: string, options: Parameters<typeof request>[1]): Promise<Character> => {
  return request<Character>(getReadCharacterUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getReadOwnershipUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/owned`
}

/**
 * @summary Check who owns a character
 */
export const readOwnership = async (id: string, options: Parameters<typeof request>[1]): Promise<boolean> => {
  return request<boolean>(getReadOwnershipUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getReadStatsUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/stats`
}

/**
 * @summary Read a character's counts
 */
export const readStats = async (id: string, options: Parameters<typeof request>[1]): Promise<CharacterStats> => {
  return request<CharacterStats>(getReadStatsUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getListSimilarCharactersUrl = (id: string, params: ListSimilarCharactersParams) => {
  return withQuery(`/characters/${encodeURIComponent(String(id))}/similar`, params)
}

/**
 * The most similar first. The character itself may be among them: ask for one more than is shown, and leave it out.
 * @summary List similar public characters
 */
export const listSimilarCharacters = async (
  id: string,
  params: ListSimilarCharactersParams,
  options: Parameters<typeof request>[1],
): Promise<Character[]> => {
  return request<Character[]>(getListSimilarCharactersUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getDownloadCharacterCardUrl = (id: string, params: DownloadCharacterCardParams) => {
  return withQuery(`/characters/${encodeURIComponent(String(id))}/cc`, params)
}

/**
 * A PNG that carries the character in its text chunks, as version 2 or 3 of the card format.
 * @summary Download the character as a card
 */
export const downloadCharacterCard = async (
  id: string,
  params: DownloadCharacterCardParams,
  options: Parameters<typeof request>[1],
): Promise<File> => {
  return request<File>(getDownloadCharacterCardUrl(id, params), {
    ...options,
    method: 'GET',
  })
}
