/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  Character,
  CharacterBody,
  DeleteCharacterParams,
  LikeResponse,
  Message,
  ReportCharacterBody,
} from '../calls.schemas.ts'
import { withQuery } from '../../calls/withQuery.ts'
import { request } from '../../calls/http.ts'

export const getCreateCharacterUrl = () => {
  return `/characters/`
}

/**
 * The caller becomes its owner. Its first image is drawn by the server.
 * @summary Create a character
 */
export const createCharacter = async (
  characterBody: CharacterBody,
  options: Parameters<typeof request>[1],
): Promise<Character> => {
  return request<Character>(getCreateCharacterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(characterBody),
  })
}

export const getDeleteCharacterUrl = (params: DeleteCharacterParams) => {
  return withQuery(`/characters/`, params)
}

/**
 * Deletes it with its images, its likes and everybody's chats with it.
 * @summary Delete an own character
 */
export const deleteCharacter = async (
  params: DeleteCharacterParams,
  options: Parameters<typeof request>[1],
): Promise<void> => {
  return request<void>(getDeleteCharacterUrl(params), {
    ...options,
    method: 'DELETE',
  })
}

export const getReportCharacterUrl = () => {
  return `/characters/report`
}

/**
 * @summary Report a character
 */
export const reportCharacter = async (
  reportCharacterBody: ReportCharacterBody,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getReportCharacterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(reportCharacterBody),
  })
}

export const getUpdateCharacterUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}`
}

/**
 * Takes the whole body, not only what changed. Sets `last_edited`.
 * @summary Save an own character
 */
export const updateCharacter = async (
  id: string,
  characterBody: CharacterBody,
  options: Parameters<typeof request>[1],
): Promise<Character> => {
  return request<Character>(getUpdateCharacterUrl(id), {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(characterBody),
  })
}

export const getLikeCharacterUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/like`
}

/**
 * Idempotent: a second like returns the same state.
 * @summary Like a character
 */
export const likeCharacter = async (id: string, options: Parameters<typeof request>[1]): Promise<LikeResponse> => {
  return request<LikeResponse>(getLikeCharacterUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getUnlikeCharacterUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/like`
}

/**
 * Idempotent: a character that is not liked returns the same state.
 * @summary Take a like back
 */
export const unlikeCharacter = async (id: string, options: Parameters<typeof request>[1]): Promise<LikeResponse> => {
  return request<LikeResponse>(getUnlikeCharacterUrl(id), {
    ...options,
    method: 'DELETE',
  })
}
