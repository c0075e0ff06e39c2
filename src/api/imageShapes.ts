import type { CollectionImage as WireImage } from './generated/schemas/collectionImage.ts'

/** One picture of a character's collection (B3-13). Exactly one of them is the main one. */
export interface CollectionImage {
  id: string
  chara_id: string
  /** '' when there is none. */
  large_pfp_url: string
  created_at: string
  is_main: boolean
}

/** A collection as it is shown: newest first (B3-14), and only what can be named in a call. */
export function collectionOf(response: unknown): CollectionImage[] {
  return (Array.isArray(response) ? response : [])
    .filter((image): image is Record<string, unknown> => typeof image === 'object' && image !== null)
    .map(imageOf)
    .filter(({ id }) => id !== '')
    .map((image, place) => ({ image, place }))
    .sort((one, other) => momentOf(other.image) - momentOf(one.image) || one.place - other.place)
    .map(({ image }) => image)
}

/** One entry of the collection; a renewed picture is the main one, although its response does not say so (B4.3-08). */
export function imageOf(wire: { [field in keyof WireImage]?: unknown }): CollectionImage {
  return {
    id: textOf(wire.collection_id),
    chara_id: textOf(wire.character_id),
    large_pfp_url: textOf(wire.large_pfp_url),
    created_at: textOf(wire.created_at),
    is_main: wire.is_main === true,
  }
}

/** The collection with a new picture at its front, the only main one (B4.3-07, B4.3-08). */
export function withNewMain(images: readonly CollectionImage[], image: CollectionImage): CollectionImage[] {
  const others = images.filter(({ id }) => id !== image.id).map((other) => ({ ...other, is_main: false }))
  return [{ ...image, is_main: true }, ...others]
}

/** The collection with another main picture, the only one (B4.3-09). */
export function withMain(images: readonly CollectionImage[], id: string): CollectionImage[] {
  return images.map((image) => ({ ...image, is_main: image.id === id }))
}

function momentOf({ created_at }: CollectionImage): number {
  const ms = Date.parse(created_at)
  return Number.isFinite(ms) ? ms : 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}
