import { mutationOptions, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { MODEL_TIMEOUT_MS, RETOUCH_KEPT_MS } from '#src/product/limits.ts'
import { ApiError, failingAs, parsedAs } from './ApiError.ts'
import { characterKeys, ownershipQuery } from './characters.ts'
import {
  confirmRetouch,
  deleteImage,
  reframeImage,
  renewImage,
  retouchImage,
  setMainImage,
} from '../generated/character-images/writes.ts'
import type { Character, RetouchBody } from '../generated/calls.schemas.ts'
import { readCharacter } from '../generated/characters/reads.ts'
import {
  type CollectionImage,
  type NewImage,
  newImageIn,
  retouchedPictureIn,
  withMain,
  withNewMain,
} from '../shapes/imageShapes.ts'
import { type ImagesBefore, imagesOf, newMainImage } from './newMainImage.ts'
import { LOOK, notKnown } from './notKnown.ts'
import { textIn } from '../shapes/textIn.ts'
import { cannotTell, done, notDone, writeMutation } from './writing.ts'

/**
 * Mutations of a character's images, found by key: a renewal continues when its dialog is closed or its page is left; a
 * user who returns finds it in the mutation cache.
 */
export const imageMutationKeys = {
  /** Only one of these may run at a time. */
  changes: (id: string) => ['character images', id, 'changes'] as const,
  change: (id: string, kind: ImageChange) => [...imageMutationKeys.changes(id), kind] as const,
  retouches: (id: string) => ['character images', id, 'retouches'] as const,
  retouch: (id: string, kind: 'try' | 'confirm') => [...imageMutationKeys.retouches(id), kind] as const,
  reframe: (id: string) => ['character images', id, 'reframe'] as const,
}
export type ImageChange = 'renew' | 'set main' | 'delete'

/** All images of a character, newest first. Refetched on each mount: images are created elsewhere, too. */
export const imagesQuery = (id: string) =>
  queryOptions({
    queryKey: [...characterKeys.one(id), 'images'] as const,
    queryFn: ({ client, signal }) => imagesOf(id, { client, signal }),
    staleTime: 0,
    meta: { ownedByViewer: true },
  })

/** Generates a new image, which becomes the main one. The variable names the screen that shows a failure. */
export const renewImageMutation = (id: string) =>
  writeMutation(
    {
      call: (_from: 'menu' | 'manager', options) =>
        parsedAs(
          'Failed to update the image.',
          renewImage({ character_id: id }, { ...options, timeoutMs: MODEL_TIMEOUT_MS }),
          newImageIn,
        ),
      before: (_from, client) => imagesBefore(client, id),
      lookUp: async (_from, { options, before }) => {
        const main = await newMainImage(id, before, options)
        return 'image' in main ? done<NewImage>({ ...main.image, smallPicture: '' }) : main
      },
      notKnown: notKnown('the new image was drawn', `Look at the images ${LOOK}`),
    },
    {
      mutationKey: imageMutationKeys.change(id, 'renew'),
      onSuccess: ({ smallPicture, ...image }, _from, _result, { client }) => {
        if (image.id) updateImages(client, id, (images) => withNewMain(images, image))
        showPictures(client, id, { large_pfp_url: image.picture, pfp_url: smallPicture })
      },
      onSettled: (_data, _error, _from, _result, { client }) => readAgain(client, id),
    },
  )

/** Makes another image the main one. */
export const setMainImageMutation = (id: string) =>
  writeMutation(
    {
      call: (image: CollectionImage, options) =>
        failingAs('Failed to set the main collection.', setMainImage(id, image.id, { ...options, besides: 'nothing' })),
      lookUp: async (image, { options }) => {
        const main = (await imagesOf(id, options)).find(({ isMain }) => isMain)
        return main?.id === image.id ? done(undefined) : notDone
      },
      notKnown: notKnown('the main image was changed', `Look at the images ${LOOK}`),
    },
    {
      mutationKey: imageMutationKeys.change(id, 'set main'),
      onSuccess: (_nothing, image, _result, { client }) => {
        updateImages(client, id, (images) => withMain(images, image.id))
        showPictures(client, id, { large_pfp_url: image.picture })
      },
      onSettled: (_data, _error, _image, _result, { client }) => readAgain(client, id),
    },
  )

/** Deletes an image that is not the main one. */
export const deleteImageMutation = (id: string) =>
  writeMutation(
    {
      call: (image: CollectionImage, options) =>
        failingAs('Failed to delete collection', deleteImage(id, image.id, options)),
      lookUp: async (image, { options }) => {
        const isThere = (await imagesOf(id, options)).some((one) => one.id === image.id)
        return isThere ? notDone : done(undefined)
      },
      notKnown: notKnown('the image was deleted', `Look at the images ${LOOK}`),
    },
    {
      mutationKey: imageMutationKeys.change(id, 'delete'),
      onSuccess: (_nothing, deleted, _result, { client }) =>
        updateImages(client, id, (images) => images.filter((image) => image.id !== deleted.id)),
      onSettled: (_data, _error, _image, _result, { client }) => readAgain(client, id),
    },
  )

/** Generates a variant of the main image from a prompt; a preview until it is accepted. Returns its address. */
export const retouchMutation = (id: string) =>
  mutationOptions({
    mutationKey: imageMutationKeys.retouch(id, 'try'),
    // In sequence: a late rejection of the previous preview would remove the next one.
    scope: { id: `retouch ${id}` },
    gcTime: RETOUCH_KEPT_MS,
    mutationFn: (wish: RetouchBody, { client }) =>
      parsedAs(
        'Failed to retouch the character picture.',
        retouchImage(id, wish, { client, timeoutMs: MODEL_TIMEOUT_MS }),
        retouchedPictureIn,
      ).catch(sayWhenBlocked),
  })

function sayWhenBlocked(error: unknown): never {
  if (!isBlocked(error)) throw error
  const fallback = 'Request blocked: The prompt may violate guidelines.'
  throw new ApiError({ status: error.status, body: error.body, fallback, call: error.call })
}

/** Whether a retouch was refused because of its prompt. */
export function isBlocked(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422
}

/** Accepts the preview, which becomes the main image of the collection, or discards it. */
export const confirmRetouchMutation = (id: string) =>
  writeMutation(
    {
      call: (isAccepted: boolean, options) =>
        parsedAs(
          'Failed to validate the retouch.',
          confirmRetouch(id, { confirm_change: isAccepted }, options),
          (response) => retouchedPictureIn(response) ?? '',
        ),
      before: (_isAccepted, client) => imagesBefore(client, id),
      lookUp: async (isAccepted, { options, before }) => {
        if (!isAccepted) return cannotTell
        const main = await newMainImage(id, before, options)
        return 'image' in main ? done(main.image.picture) : main
      },
      notKnown: (isAccepted) =>
        isAccepted
          ? notKnown('the retouched picture was taken', `Look at the images ${LOOK}`)
          : notKnown('the retouched picture was rejected', 'It does no harm to reject it again.'),
    },
    {
      mutationKey: imageMutationKeys.retouch(id, 'confirm'),
      scope: { id: `retouch ${id}` },
      gcTime: RETOUCH_KEPT_MS,
      onSuccess: (picture, isAccepted, _result, { client }) => {
        if (!isAccepted) return
        showPictures(client, id, { large_pfp_url: picture })
        readAgain(client, id)
      },
    },
  )

/** Crops the small picture again: a square, at an offset in widths of the picture. */
export const reframeMutation = (id: string) =>
  writeMutation(
    {
      call: (offset: number, options): Promise<unknown> =>
        failingAs(
          'Failed reframing the character.',
          reframeImage({ character_id: id, normalized_height: offset }, options),
        ),
      before: (_offset, client) => client.getQueryData<Character | null>(characterKeys.one(id))?.pfp_url,
      lookUp: async (_offset, { options, before }) => {
        const now = textIn(await readCharacter(id, options), 'pfp_url')
        if (before === undefined || now === undefined) return cannotTell
        return now === before ? notDone : done(undefined)
      },
      notKnown: notKnown('the frame was changed', `Look at the small picture ${LOOK}`),
    },
    {
      mutationKey: imageMutationKeys.reframe(id),
      onSuccess: (_ignored, _offset, _result, { client }) => readAgain(client, id),
    },
  )

function imagesBefore(client: QueryClient, id: string): ImagesBefore {
  return {
    ids: client.getQueryData(imagesQuery(id).queryKey)?.map((image) => image.id),
    picture: client.getQueryData<Character | null>(characterKeys.one(id))?.large_pfp_url,
  }
}

function updateImages(client: QueryClient, id: string, update: (images: CollectionImage[]) => CollectionImage[]): void {
  client.setQueryData(imagesQuery(id).queryKey, (images) => images && update(images))
}

/** Shows the known new pictures at once; `readAgain` refetches the others. */
function showPictures(client: QueryClient, id: string, { large_pfp_url, pfp_url }: Partial<Character>): void {
  client.setQueryData<Character | null>(characterKeys.one(id), (character) =>
    character ? { ...character, ...(large_pfp_url && { large_pfp_url }), ...(pfp_url && { pfp_url }) } : character,
  )
}

/**
 * Invalidates everything that shows the character, and refetches what is on the screen. After failures too: a call
 * whose response was lost may have succeeded.
 */
function readAgain(client: QueryClient, id: string): void {
  const ownership = JSON.stringify(ownershipQuery(id).queryKey)
  void client.invalidateQueries({
    queryKey: characterKeys.all,
    predicate: (query: Query) => query.queryHash !== ownership,
  })
}
