import type { CharacterRow, UserRow } from './db/database.ts'
import type { PictureRow } from './db/schemas.ts'
import { drawCharacterDataUrl, type PortraitFace, type Shape } from './pictures/drawing.ts'
import { faceOfCharacter, faceOfUser } from './pictures/subjects.ts'

type CharacterPictures = Pick<
  CharacterRow,
  'id' | 'slug' | 'drawnAs' | 'face' | 'picture' | 'brokenPicture' | 'name' | 'description' | 'tags'
>
type UserPictures = Pick<UserRow, 'id' | 'key' | 'description' | 'face' | 'picture'>

/**
 * Where pictures are. People of the fixtures have files beside the app; whatever came about since is drawn on the spot,
 * as a `data:` address, because nothing here could answer a request for an image.
 */
export function createPictureAddresses(picturesUrl: string) {
  const drawn = new Map<string, string>()

  /** Drawing takes a millisecond or more and always gives the same. */
  function draw(face: PortraitFace, scene: number, shape: Shape): string {
    const key = JSON.stringify([face, scene, shape])
    const known = drawn.get(key) ?? drawCharacterDataUrl(face, scene, shape)
    drawn.set(key, known)
    return known
  }

  function characterPicture(
    row: CharacterPictures,
    picture: PictureRow,
    size: 'large' | 'small' | 'thumbnail',
  ): string {
    if (row.brokenPicture) return `${picturesUrl}missing/${row.drawnAs || row.id}-${size}.webp`
    const cut = size !== 'large' && picture.squareAt !== undefined
    if (row.drawnAs && isFirst(picture) && !cut) return `${picturesUrl}${row.drawnAs}-${size}.webp`
    const face = faceOfCharacter({ ...row, slug: row.drawnAs || row.id })
    const square = picture.squareAt === undefined ? 'square' : { squareAt: picture.squareAt }
    return draw(
      { ...face, ...(picture.wish && { wish: picture.wish }) },
      picture.scene,
      size === 'large' ? 'portrait' : square,
    )
  }

  function userPicture(row: UserPictures, size: 'large' | 'small'): string {
    const { picture } = row
    if (row.key && isFirst(picture)) return `${picturesUrl}users/${row.key}-${size}.webp`
    const face = faceOfUser({ ...row, key: row.key || row.id, description: picture.wish ?? row.description })
    return draw(face, picture.scene, size === 'large' ? 'portrait' : 'square')
  }

  return {
    ofCharacter(row: CharacterPictures) {
      const small = characterPicture(row, row.picture, 'small')
      return {
        pfp_url: small,
        large_pfp_url: characterPicture(row, row.picture, 'large'),
        thumbnail_url: characterPicture(row, row.picture, 'thumbnail'),
        avatar: small,
      }
    },
    /** The tall picture of one entry of a character's collection. */
    ofCollection: (row: CharacterPictures, picture: PictureRow) => characterPicture(row, picture, 'large'),
    ofUser: (row: UserPictures) => ({ pfp_url: userPicture(row, 'small') }),
    ofRenewedUser: (row: UserPictures) => ({
      pfp_url: userPicture(row, 'small'),
      large_pfp_url: userPicture(row, 'large'),
    }),
  }
}

export type PictureAddresses = ReturnType<typeof createPictureAddresses>

/** The one picture that exists as a file. */
function isFirst({ scene, wish }: PictureRow): boolean {
  return scene === 0 && wish === undefined
}
