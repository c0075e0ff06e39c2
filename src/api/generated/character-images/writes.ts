/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  ConfirmRetouchParams,
  ReframeBody,
  ReframeResponse,
  RenewImageParams,
  RenewedImage,
  RetouchBody,
  RetouchResponse,
} from '../calls.schemas.ts'
import { withQuery } from '../../calls/withQuery.ts'
import { request } from '../../calls/http.ts'

export const getRenewImageUrl = (params: RenewImageParams) => {
  return withQuery(`/characters/renew`, params)
}

/**
 * Adds it to the collection and makes it the main one; the former main image stays in the collection.
 * @summary Draw a new image
 */
export const renewImage = async (
  params: RenewImageParams,
  options: Parameters<typeof request>[1],
): Promise<RenewedImage> => {
  return request<RenewedImage>(getRenewImageUrl(params), {
    ...options,
    method: 'POST',
  })
}

export const getReframeImageUrl = () => {
  return `/characters/reframe`
}

/**
 * Cuts a square, as wide as the main image, at the given height. The large picture stays as it is. A square that
 * would leave the image is 422.
 * @summary Cut the small picture anew
 */
export const reframeImage = async (
  reframeBody: ReframeBody,
  options: Parameters<typeof request>[1],
): Promise<ReframeResponse> => {
  return request<ReframeResponse>(getReframeImageUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(reframeBody),
  })
}

export const getRetouchImageUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/retouch`
}

/**
 * Returns a preview; the character is not changed before the retouch is confirmed. A new preview replaces the one
 * before. A prompt against the guidelines is 422 with a text as detail.
 * @summary Try a change of the main image
 */
export const retouchImage = async (
  id: string,
  retouchBody: RetouchBody,
  options: Parameters<typeof request>[1],
): Promise<RetouchResponse> => {
  return request<RetouchResponse>(getRetouchImageUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(retouchBody),
  })
}

export const getConfirmRetouchUrl = (id: string, params: ConfirmRetouchParams) => {
  return withQuery(`/characters/${encodeURIComponent(String(id))}/retouch`, params)
}

/**
 * With true the preview joins the collection as the main image; with false it is forgotten. Either way the response
 * is the image that is now the main one.
 * @summary Keep or drop the previewed change
 */
export const confirmRetouch = async (
  id: string,
  params: ConfirmRetouchParams,
  options: Parameters<typeof request>[1],
): Promise<RetouchResponse> => {
  return request<RetouchResponse>(getConfirmRetouchUrl(id, params), {
    ...options,
    method: 'PATCH',
  })
}

export const getSetMainImageUrl = (id: string, collectionId: string) => {
  return `/characters/${encodeURIComponent(String(id))}/collections/${encodeURIComponent(String(collectionId))}`
}

/**
 * The only one: the former main image is an ordinary one afterwards. Idempotent.
 * @summary Make an image the main one
 */
export const setMainImage = async (
  id: string,
  collectionId: string,
  options: Parameters<typeof request>[1],
): Promise<void> => {
  return request<void>(getSetMainImageUrl(id, collectionId), {
    ...options,
    method: 'POST',
  })
}

export const getDeleteImageUrl = (id: string, collectionId: string) => {
  return `/characters/${encodeURIComponent(String(id))}/collections/${encodeURIComponent(String(collectionId))}`
}

/**
 * @summary Delete an image
 */
export const deleteImage = async (
  id: string,
  collectionId: string,
  options: Parameters<typeof request>[1],
): Promise<void> => {
  return request<void>(getDeleteImageUrl(id, collectionId), {
    ...options,
    method: 'DELETE',
  })
}
