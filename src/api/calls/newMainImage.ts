import { parsedAs } from './ApiError.ts'
import { listImages } from '../generated/character-images/reads.ts'
import { readCharacter } from '../generated/characters/reads.ts'
import type { CallOptions } from './http.ts'
import { type CollectionImage, collectionOf } from '../shapes/imageShapes.ts'
import { textIn } from '../shapes/textIn.ts'
import { cannotTell, notDone } from './writing.ts'

/** All images of a character, newest first. */
export function imagesOf(id: string, options: CallOptions): Promise<CollectionImage[]> {
  return parsedAs('Error while fetching character collections', listImages(id, options), collectionOf)
}

/** The images before one is added: their ids if the collection is loaded, otherwise the main picture. */
export interface ImagesBefore {
  ids: string[] | undefined
  picture: string | undefined
}

/** The main image, if it is new. */
export async function newMainImage(
  id: string,
  { ids, picture }: ImagesBefore,
  options: CallOptions,
): Promise<{ image: CollectionImage } | typeof notDone | typeof cannotTell> {
  const image = (await imagesOf(id, options)).find(({ isMain }) => isMain)
  if (!image) return cannotTell
  if (ids) return ids.includes(image.id) ? notDone : { image }
  if (picture === undefined) return cannotTell
  const now = textIn(await readCharacter(id, options), 'large_pfp_url')
  if (now === undefined) return cannotTell
  return now === picture ? notDone : { image }
}
