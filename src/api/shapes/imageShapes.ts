import { instantOf } from '#src/lib/instant.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import type { CollectionImage as WireImage, RenewedImage } from '../generated/calls.schemas.ts'
import { textOf } from './textOf.ts'

/** An image of a character's collection. Exactly one of them is the main one. */
export interface CollectionImage {
  id: string
  /** The address of the large picture; '' if there is none. */
  picture: string
  /** In the server's format. */
  createdAt: string
  isMain: boolean
}

/** A new image, as the response to its generation describes it. */
export interface NewImage extends CollectionImage {
  /** '' if the response does not name the image. */
  id: string
  /** The address of the small picture; '' if the response has none. */
  smallPicture: string
}

/**
 * A collection for the screen: newest first, only images with an id. Undefined if the response
 * is no collection, which differs from an empty one.
 */
export function collectionOf(response: unknown): CollectionImage[] | undefined {
  if (!Array.isArray(response)) return undefined
  return response
    .filter(isRecord)
    .map(imageOf)
    .filter(({ id }) => id !== '')
    .map((image, place) => ({ image, place }))
    .sort((one, other) => momentOf(other.image) - momentOf(one.image) || one.place - other.place)
    .map(({ image }) => image)
}

function imageOf(wire: { [field in keyof WireImage]?: unknown }): CollectionImage {
  return {
    id: textOf(wire.collection_id),
    picture: textOf(wire.large_pfp_url),
    createdAt: textOf(wire.created_at),
    isMain: wire.is_main === true,
  }
}

/** The generated image, as far as the response describes it. The collection is refetched in any case. */
export function newImageIn(response: unknown): NewImage {
  const wire: { [field in keyof RenewedImage]?: unknown } = isRecord(response) ? response : {}
  return { ...imageOf(wire), smallPicture: textOf(wire.pfp_url) }
}

/** The address of the retouched picture; undefined if there is none to show. */
export function retouchedPictureIn(response: unknown): string | undefined {
  return (isRecord(response) ? textOf(response.retouchImageUrl) : '') || undefined
}

/** The collection with a new first image, which is the only main one. */
export function withNewMain(images: readonly CollectionImage[], image: CollectionImage): CollectionImage[] {
  const others = images.filter(({ id }) => id !== image.id).map((other) => ({ ...other, isMain: false }))
  return [{ ...image, isMain: true }, ...others]
}

/** The collection with another main image, the only one. */
export function withMain(images: readonly CollectionImage[], id: string): CollectionImage[] {
  return images.map((image) => ({ ...image, isMain: image.id === id }))
}

function momentOf({ createdAt }: CollectionImage): number {
  const ms = instantOf(createdAt)
  return Number.isFinite(ms) ? ms : 0
}
