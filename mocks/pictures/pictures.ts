import type { FaceHints } from '#mocks/fixtures/types.ts'
import { hash } from './random.ts'
import rendered from './rendered.json' with { type: 'json' }

/** The picture files of a character of the fixtures; names are relative to `picturesUrl`. */
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

/** For cards of characters that have no file of their own: a sky without anybody. */
export const GENERIC_PNG = 'base.png'

/** What a file was drawn from, short; the order of the hints does not matter. */
export function faceKey(face: FaceHints): string {
  const hints = Object.entries(face).map(([hint, value]) => `${hint} ${value}`)
  return hash(hints.sort().join()).toString(36)
}

type Rendered = Record<string, { face: string; drawing: string } | undefined>
const { characters, users }: { characters: Rendered; users: Rendered } = rendered

/**
 * Files of a character; nothing for those who have none: made at run time, or composed beyond the committed cast
 * (another seed may give the same name to another face). They are drawn: `drawCharacterDataUrl`.
 */
export const pictureOf = (slug: string, face: FaceHints): PictureFiles | undefined =>
  characters[slug]?.face === faceKey(face) ? filesOf(slug) : undefined

/** The same for a user: square, 256 px. */
export const avatarOf = (key: string, face: FaceHints): string | undefined =>
  users[key]?.face === faceKey(face) ? avatarFileOf(key) : undefined
