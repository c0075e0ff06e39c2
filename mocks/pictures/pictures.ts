import type { FaceHints } from '#mocks/fixtures/types.ts'
import { hash } from './random.ts'
import rendered from './rendered.json' with { type: 'json' }

/** The picture files of a fixture character; names are relative to `picturesUrl`. */
export interface PictureFiles {
  /** Square, 96 px: rows of chats and small avatars. */
  thumbnail: string
  /** 3:4, 392 px wide: cards in rows and grids. */
  card: string
  /** 3:4, 768 px wide: the character page, the panel of a chat, the image manager. */
  large: string
  /** 3:4, 300 px wide, a real PNG: what a downloaded character card is written into. */
  png: string
}

export const filesOf = (slug: string): PictureFiles => ({
  thumbnail: `${slug}-thumb.avif`,
  card: `${slug}-card.avif`,
  large: `${slug}-large.avif`,
  png: `${slug}-base.png`,
})

export const avatarFileOf = (key: string) => `avatar-${key}.avif`

/** For cards of characters without a file: a sky without a figure. */
export const GENERIC_PNG = 'base.png'

/** A short hash of the face hints; their order does not matter. */
export function faceKey(face: FaceHints): string {
  const hints = Object.entries(face).map(([hint, value]) => `${hint} ${value}`)
  return hash(hints.sort().join()).toString(36)
}

type Rendered = Record<string, { face: string; drawing: string } | undefined>
const { characters, users }: { characters: Rendered; users: Rendered } = rendered

/**
 * The files of a character; undefined for those that have none: created at run time, or composed beyond the committed
 * ones (another seed may combine the same name with another face). These are drawn with `drawCharacterDataUrl`.
 */
export const pictureOf = (slug: string, face: FaceHints): PictureFiles | undefined =>
  characters[slug]?.face === faceKey(face) ? filesOf(slug) : undefined

/** The file of a user: square, 256 px. */
export const avatarOf = (key: string, face: FaceHints): string | undefined =>
  users[key]?.face === faceKey(face) ? avatarFileOf(key) : undefined
