import * as generated from '#mocks/generated/character-images/character-images.msw.ts'
import type { CharacterRow, ImageRow } from '#mocks/db/database.ts'
import type { PictureRow } from '#mocks/db/schemas.ts'
import { isAgainstGuidelines } from '#mocks/model/guidelines.ts'
import { choosePicture, describe } from '#mocks/pictures/choosePicture.ts'
import { cutSquare, LOWEST_CUT } from '#mocks/pictures/pictureAddresses.ts'
import { bodyOf, type Call, fail, paramOf, queryOf } from './call.ts'
import { findOwnCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'

export function characterImageHandlers(parts: ServerParts) {
  const { db, now, caller, pictures, readPicture } = parts

  const imagesOf = (character: CharacterRow) => db.images.findMany((q) => q.where({ characterId: character.id }))
  const ownCharacter = (call: Call, id = paramOf(call, 'id')) => findOwnCharacter(parts, id, caller(call))

  function imageIn(character: CharacterRow, id: string): ImageRow {
    return imagesOf(character).find((image) => image.id === id) ?? fail(404, 'Image not found.')
  }

  /** A picture that resembles the main one and is not in the collection. */
  function otherPicture({ id, picture }: CharacterRow, words: { text?: string; wish?: string }): PictureRow {
    const known = db.images.findMany((q) => q.where({ characterId: id })).map((image) => image.picture.name)
    return { name: choosePicture({ ...words, seed: id, like: picture.name, not: [picture.name, ...known] }) }
  }

  /** Exactly one picture is the main picture, which everyone sees. B3-13 */
  async function makeMain(character: CharacterRow, main: ImageRow): Promise<void> {
    for (const image of imagesOf(character)) {
      const is_main = image.id === main.id
      if (image.is_main !== is_main) await db.images.update(image, { data: (row) => void (row.is_main = is_main) })
    }
    await db.characters.update((q) => q.where({ id: character.id }), {
      data: (row) => void Object.assign(row, { picture: main.picture, last_edited: now() }),
    })
  }

  async function addMain(character: CharacterRow, picture: PictureRow): Promise<ImageRow> {
    const image = await db.images.create({
      id: await db.nextId('images'),
      characterId: character.id,
      place: Math.max(...imagesOf(character).map(({ place }) => place)) + 1,
      picture,
      created_at: now(),
      is_main: false,
    })
    await makeMain(character, image)
    return image
  }

  return [
    generated.getRenewImageMockHandler(async (call) => {
      const character = ownCharacter(call, queryOf(call, 'renewImage', 'character_id'))
      const image = await addMain(character, otherPicture(character, { text: describe(character) }))
      return {
        collection_id: image.id,
        character_id: character.id,
        large_pfp_url: pictures.ofCollection(character, image.picture),
        created_at: image.created_at,
        pfp_url: pictures.ofCharacter({ ...character, picture: image.picture }).pfp_url,
      }
    }),

    generated.getReframeImageMockHandler(async (call) => {
      const { character_id, normalized_height: height } = await bodyOf<'reframeImage'>(call)
      const character = ownCharacter(call, character_id)
      if (height > Math.ceil(LOWEST_CUT * 100) / 100) {
        const msg = `normalized_height must be at most ${LOWEST_CUT.toFixed(2)}, got ${height}`
        fail(422, [{ loc: ['body', 'normalized_height'], msg, type: 'maximum' }])
      }
      const squareAt = Math.min(height, LOWEST_CUT)
      const whole = await readPicture(pictures.ofWhole(character)).catch(() => undefined)
      const picture = { ...character.picture, squareAt, ...(whole && { cut: cutSquare(whole, squareAt) }) }
      await db.characters.update(character, { data: (row) => void (row.picture = picture) })
      const { pfp_url, large_pfp_url } = pictures.ofCharacter({ ...character, picture })
      return { pfp_url, large_pfp_url }
    }),

    generated.getListImagesMockHandler((call) => {
      const character = ownCharacter(call)
      return imagesOf(character)
        .sort((one, other) => newestFirst(one.created_at, other.created_at) || other.place - one.place)
        .map((image) => ({
          collection_id: image.id,
          character_id: character.id,
          large_pfp_url: pictures.ofCollection(character, image.picture),
          created_at: image.created_at,
          is_main: image.is_main,
        }))
    }),

    generated.getSetMainImageMockHandler(async (call) => {
      const character = ownCharacter(call)
      await makeMain(character, imageIn(character, paramOf(call, 'collectionId')))
    }),

    generated.getDeleteImageMockHandler((call) => {
      const character = ownCharacter(call)
      const image = imageIn(character, paramOf(call, 'collectionId'))
      if (image.is_main) fail(409, 'The main image cannot be deleted.')
      db.images.delete(image)
    }),

    generated.getRetouchImageMockHandler(async (call) => {
      const character = ownCharacter(call)
      const { prompt, guidanceScale } = await bodyOf<'retouchImage'>(call)
      if (isAgainstGuidelines(prompt)) {
        fail(422, 'Request blocked: The prompt may violate guidelines.')
      }
      db.retouches.deleteMany((q) => q.where({ id: character.id }))
      const picture = otherPicture(character, { wish: prompt })
      await db.retouches.create({ id: character.id, picture, prompt, guidanceScale, created_at: now() })
      return { retouchImageUrl: pictures.ofCollection(character, picture) }
    }),

    generated.getConfirmRetouchMockHandler(async (call) => {
      const character = ownCharacter(call)
      const accepted = queryOf(call, 'confirmRetouch', 'confirm_change') === 'true'
      const preview = db.retouches.findFirst((q) => q.where({ id: character.id }))
      if (!preview) return fail(409, 'There is no retouch to confirm.')
      db.retouches.delete(preview)
      if (accepted) await addMain(character, preview.picture)
      const picture = accepted ? preview.picture : character.picture
      return { retouchImageUrl: pictures.ofCollection(character, picture) }
    }),
  ]
}

function newestFirst(one: string, other: string): number {
  return one > other ? -1 : one < other ? 1 : 0
}
