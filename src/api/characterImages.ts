import { mutationOptions, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { DRAWING_TIMEOUT_MS, RETOUCH_KEPT_MS } from '#src/product/limits.ts'
import { ApiError, failingAs } from './ApiError.ts'
import { characterKeys, ownershipQuery } from './characters.ts'
import {
  confirmRetouch,
  deleteImage,
  listImages,
  reframeImage,
  renewImage,
  retouchImage,
  setMainImage,
} from './generated/character-images/character-images.ts'
import type { Character } from './generated/schemas/character.ts'
import type { RetouchBody } from './generated/schemas/retouchBody.ts'
import { type CollectionImage, collectionOf, imageOf, withMain, withNewMain } from './imageShapes.ts'

/**
 * Mutations of a character's images, found by key: a renewal goes on when its dialog is closed or its page is left, and
 * a person who comes back finds it by its key in the mutation cache.
 */
export const imageMutationKeys = {
  /** Only one of these may run at a time (B4.3-13). */
  changes: (id: string) => ['character images', id, 'changes'] as const,
  change: (id: string, kind: ImageChange) => [...imageMutationKeys.changes(id), kind] as const,
  retouches: (id: string) => ['character images', id, 'retouches'] as const,
  retouch: (id: string, kind: 'try' | 'confirm') => [...imageMutationKeys.retouches(id), kind] as const,
  reframe: (id: string) => ['character images', id, 'reframe'] as const,
}
export type ImageChange = 'renew' | 'set main' | 'delete'

/** Every image of a character, newest first (B7-08). Read on each entry: images are drawn elsewhere, too. */
export const imagesQuery = (id: string) =>
  queryOptions({
    queryKey: [...characterKeys.one(id), 'images'] as const,
    queryFn: ({ client, signal }) =>
      failingAs('Error while fetching character collections', listImages(id, { client, signal })).then(collectionOf), // B8.1-24
    staleTime: 0,
    meta: { ownedByViewer: true },
  })

/** Draws a new image, which becomes the main one (B7-11). The variable says which screen is to show a failure. */
export const renewImageMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.change(id, 'renew'),
    mutationFn: (_from: 'menu' | 'manager', { client }) =>
      failingAs(
        'Failed to update the image.',
        renewImage({ character_id: id }, { client, timeoutMs: DRAWING_TIMEOUT_MS }),
      ), // B8.1-06
    onSuccess: (renewed, _from, _result, { client }) => {
      updateImages(client, id, (images) => withNewMain(images, imageOf(renewed)))
      showPictures(client, id, renewed)
    },
    onSettled: (_data, _error, _from, _result, { client }) => readAgain(client, id),
  })

/** Makes another image the main one (B7-10). */
export const setMainImageMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.change(id, 'set main'),
    mutationFn: (image: CollectionImage, { client }) =>
      failingAs('Failed to set the main collection.', setMainImage(id, image.id, { client })), // B8.1-07
    onSuccess: (_nothing, image, _result, { client }) => {
      updateImages(client, id, (images) => withMain(images, image.id))
      showPictures(client, id, image)
    },
    onSettled: (_data, _error, _image, _result, { client }) => readAgain(client, id),
  })

/** Deletes an image that is not the main one (B7-09). */
export const deleteImageMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.change(id, 'delete'),
    mutationFn: (image: CollectionImage, { client }) =>
      failingAs('Failed to delete collection', deleteImage(id, image.id, { client })), // B8.1-05
    onSuccess: (_nothing, deleted, _result, { client }) =>
      updateImages(client, id, (images) => images.filter((image) => image.id !== deleted.id)),
    onSettled: (_data, _error, _image, _result, { client }) => readAgain(client, id),
  })

/** Draws the main image anew after a wish; it is a preview until it is confirmed (B7-12). Returns its address. */
export const retouchMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.retouch(id, 'try'),
    // One after the other: a rejection that arrived after the next try would take that away.
    scope: { id: `retouch ${id}` },
    gcTime: RETOUCH_KEPT_MS,
    mutationFn: (wish: RetouchBody, { client }) =>
      failingAs(
        'Failed to retouch the character picture.', // B8.1-09
        retouchImage(id, wish, { client, timeoutMs: DRAWING_TIMEOUT_MS }),
      ).then(({ retouchImageUrl }) => retouchImageUrl, sayWhenBlocked),
  })

/** B7-13, B8.1-08 */
function sayWhenBlocked(error: unknown): never {
  if (!isBlocked(error)) throw error
  const fallback = 'Request blocked: The prompt may violate guidelines.'
  throw new ApiError({ status: error.status, body: error.body, fallback, call: error.call })
}

/** Whether a retouch was refused because of what it asked for. */
export function isBlocked(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422
}

/** Accepts the preview, which joins the collection as the main image, or forgets it (B7-14, AMB-30). */
export const confirmRetouchMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.retouch(id, 'confirm'),
    scope: { id: `retouch ${id}` },
    gcTime: RETOUCH_KEPT_MS,
    mutationFn: (isAccepted: boolean, { client }) =>
      failingAs('Failed to validate the retouch.', confirmRetouch(id, { confirm_change: isAccepted }, { client })), // B8.1-12
    onSuccess: (response, isAccepted, _result, { client }) => {
      if (!isAccepted) return
      showPictures(client, id, { large_pfp_url: response.retouchImageUrl })
      readAgain(client, id)
    },
  })

/** Cuts the small picture anew: a square, at an offset in widths of the picture (B7-15, AMB-40). */
export const reframeMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.reframe(id),
    mutationFn: (offset: number, { client }) =>
      failingAs(
        'Failed reframing the character.', // B8.1-26
        reframeImage({ character_id: id, normalized_height: offset }, { client }),
      ),
    onSuccess: (_ignored, _offset, _result, { client }) => readAgain(client, id), // NS-14
  })

function updateImages(client: QueryClient, id: string, update: (images: CollectionImage[]) => CollectionImage[]): void {
  client.setQueryData(imagesQuery(id).queryKey, (images) => images && update(images))
}

/** Shows new pictures at once, as far as they are known; `readAgain` brings the others. */
function showPictures(client: QueryClient, id: string, { large_pfp_url, pfp_url }: Partial<Character>): void {
  client.setQueryData<Character | null>(characterKeys.one(id), (character) =>
    character ? { ...character, ...(large_pfp_url && { large_pfp_url }), ...(pfp_url && { pfp_url }) } : character,
  )
}

/**
 * Marks everything that shows the character as old, and reads what is on the screen. After failures too: a call whose
 * response was lost with the line may have done its work.
 */
function readAgain(client: QueryClient, id: string): void {
  const ownership = JSON.stringify(ownershipQuery(id).queryKey)
  void client.invalidateQueries({
    queryKey: characterKeys.all,
    predicate: (query: Query) => query.queryHash !== ownership,
  })
}
