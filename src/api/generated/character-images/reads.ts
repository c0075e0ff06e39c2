/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { CollectionImage } from '../calls.schemas.ts'
import { request } from '../../calls/http.ts'

export const getListImagesUrl = (id: string) => {
  return `/characters/${encodeURIComponent(String(id))}/collections`
}

/**
 * Newest first. Exactly one is the main one.
 * @summary List a character's images
 */
export const listImages = async (id: string, options: Parameters<typeof request>[1]): Promise<CollectionImage[]> => {
  return request<CollectionImage[]>(getListImagesUrl(id), {
    ...options,
    method: 'GET',
  })
}
