import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import type { PictureRow } from '#mocks/db/schemas.ts'

/** The endings of the files of a character: 96 px square, 396 × 528, 768 × 1024. */
const FILES = { thumbnail: 'thumb.avif', card: 'card.avif', large: 'large.avif' }
const CARD = { width: 396, height: 528 }

/** The largest top offset of the square, as a fraction of the picture's width. AMB-40 */
export const LOWEST_CUT = CARD.height / CARD.width - 1

type CharacterPictures = Pick<CharacterRow, 'id' | 'picture' | 'brokenPicture'>
type UserPictures = Pick<UserRow, 'picture'>

/** The addresses of pictures, which are published files; `picturesUrl` ends in a slash. */
export function createPictureAddresses(picturesUrl: string) {
  function addressOf(row: CharacterPictures, { name, cut, squareAt }: PictureRow, size: keyof typeof FILES): string {
    if (row.brokenPicture || row.picture.as === 'broken') return `${picturesUrl}missing/${row.id}-${size}.avif`
    const address = `${picturesUrl}${name}-${FILES[size]}`
    if (squareAt === undefined || (size !== 'thumbnail' && size !== 'card')) return address
    // If the file could not be read for the cut, the address still changes, because the frame is stored.
    return cut ?? `${address}?square=${squareAt}`
  }

  const fileOfUser = ({ picture: { name, as } }: UserPictures, ending: string) =>
    `${picturesUrl}${as === 'broken' ? 'missing/' : ''}${name}${ending}`

  return {
    ofCharacter(row: CharacterPictures) {
      const pfp_url = addressOf(row, row.picture, 'card')
      return {
        pfp_url,
        large_pfp_url: addressOf(row, row.picture, 'large'),
        thumbnail_url: addressOf(row, row.picture, 'thumbnail'),
        avatar: pfp_url,
      }
    },
    /** The portrait of one entry of a character's collection. */
    ofCollection: (row: CharacterPictures, picture: PictureRow) => addressOf(row, picture, 'large'),
    /** The small picture before any cut. */
    ofWhole(row: CharacterPictures) {
      const { name, as } = row.picture
      return addressOf(row, { name, as }, 'card')
    },
    ofUser: (row: UserPictures) => ({
      pfp_url: fileOfUser(row, row.picture.name.startsWith('avatar-') ? '.avif' : `-${FILES.card}`),
    }),
    ofRenewedUser: (row: UserPictures) => ({
      pfp_url: fileOfUser(row, `-${FILES.card}`),
      large_pfp_url: fileOfUser(row, `-${FILES.large}`),
    }),
  }
}

export type PictureAddresses = ReturnType<typeof createPictureAddresses>

/** A square of a card's picture as a data URL, because a published file cannot be cut. */
export function cutSquare(avif: Uint8Array, squareAt: number): string {
  const { width, height } = CARD
  const bytes = btoa(Array.from(avif, (byte) => String.fromCharCode(byte)).join(''))
  const image = `<image width="${width}" height="${height}" href="data:image/avif;base64,${bytes}"/>`
  const box = `0 ${Math.round(squareAt * width)} ${width} ${width}`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${width}">${image}</svg>`,
  )}`
}
