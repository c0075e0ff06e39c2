import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import type { PictureRow } from '#mocks/db/schemas.ts'
import { drawCharacterDataUrl, type Shape } from './drawing.ts'
import type { PortraitFace } from './portraitFace.ts'
import { avatarOf, GENERIC_PNG, pictureOf } from './pictures.ts'

type CharacterPictures = Pick<CharacterRow, 'id' | 'drawnAs' | 'face' | 'about' | 'picture' | 'brokenPicture'>
type UserPictures = Pick<UserRow, 'id' | 'key' | 'face' | 'picture'>
type Size = 'thumbnail' | 'card' | 'large' | 'png'

/**
 * The addresses of pictures. Fixture characters and users have files beside the app; every other picture is drawn at
 * run time and sent as a data URL, because the mock server cannot respond to image requests.
 */
export function createPictureAddresses(picturesUrl: string) {
  const drawn = new Map<string, string>()

  /** Cached, because drawing takes a millisecond or more and always has the same result. */
  function draw(face: PortraitFace, scene: number, shape: Shape): string {
    const key = JSON.stringify([face, scene, shape])
    const known = drawn.get(key) ?? drawCharacterDataUrl(face, scene, shape)
    drawn.set(key, known)
    return known
  }

  function characterPicture(row: CharacterPictures, picture: PictureRow, size: Size): string {
    if (row.brokenPicture) return `${picturesUrl}missing/${row.id}-${size}.avif`
    const { squareAt, wish, about = row.about } = picture
    const isCut = squareAt !== undefined && (size === 'thumbnail' || size === 'card')
    const file = isFirst(picture) && !isCut ? pictureOf(row.drawnAs, row.face)?.[size] : undefined
    if (file) return `${picturesUrl}${file}`
    const face = { ...row.face, seed: row.drawnAs || row.id, about, ...(wish !== undefined && { wish }) }
    return draw(face, picture.scene, isCut ? { squareAt } : size === 'thumbnail' ? 'square' : 'portrait')
  }

  function userPicture(row: UserPictures, shape: 'portrait' | 'square'): string {
    const file = isFirst(row.picture) ? avatarOf(row.key, row.face) : undefined
    if (file) return `${picturesUrl}${file}`
    const face = { ...row.face, seed: row.key || row.id, about: row.picture.about ?? '' }
    return draw(face, row.picture.scene, shape)
  }

  return {
    ofCharacter(row: CharacterPictures) {
      const pfp_url = characterPicture(row, row.picture, 'card')
      return {
        pfp_url,
        large_pfp_url: characterPicture(row, row.picture, 'large'),
        thumbnail_url: characterPicture(row, row.picture, 'thumbnail'),
        avatar: pfp_url,
      }
    },
    /** The portrait of one entry of a character's collection. */
    ofCollection: (row: CharacterPictures, picture: PictureRow) => characterPicture(row, picture, 'large'),
    /** Candidates for the picture of a downloaded card, the best one first. */
    ofCard: (row: CharacterPictures) => [characterPicture(row, row.picture, 'png'), `${picturesUrl}${GENERIC_PNG}`],
    ofUser: (row: UserPictures) => ({ pfp_url: userPicture(row, 'square') }),
    ofRenewedUser: (row: UserPictures) => ({
      pfp_url: userPicture(row, 'square'),
      large_pfp_url: userPicture(row, 'portrait'),
    }),
  }
}

export type PictureAddresses = ReturnType<typeof createPictureAddresses>

/** Whether it is the one picture that exists as a file. */
function isFirst({ scene, wish }: PictureRow): boolean {
  return scene === 0 && wish === undefined
}
