import { createHash } from 'node:crypto'
import { composeCharacters } from '#mocks/fixtures/characters/composed.ts'
import { extremeCharacters } from '#mocks/fixtures/characters/extremes.ts'
import { multitude } from '#mocks/fixtures/characters/extremesOfCount.ts'
import { handwrittenCharacters } from '#mocks/fixtures/characters/handwritten.ts'
import { privateOnes } from '#mocks/fixtures/characters/privateOnes.ts'
import type { FaceHints } from '#mocks/fixtures/types.ts'
import { users } from '#mocks/fixtures/users.ts'
import { drawCharacter } from './drawing.ts'
import { faceKey } from './pictures.ts'
import { faceOfCharacter, faceOfUser } from './subjects.ts'

interface Sitter {
  /** Slug of a character or key of a user. */
  name: string
  portrait: string
  square: string
  /** The hashes of the committed files' sources, stored in `rendered.json`. */
  record: { face: string; drawing: string }
}

function sitter(name: string, face: FaceHints, draw: (shape: 'portrait' | 'square') => string): Sitter {
  const [portrait, square] = [draw('portrait'), draw('square')]
  const drawing = createHash('sha256').update(portrait).digest('base64url').slice(0, 10)
  return { name, portrait, square, record: { face: faceKey(face), drawing } }
}

/** All characters of the fixtures that have files. For Node only: it draws two hundred pictures. */
export const characterSitters = (): Sitter[] =>
  [...handwrittenCharacters, ...extremeCharacters, multitude, ...privateOnes, ...composeCharacters()].map((character) =>
    sitter(character.slug, character.face, (shape) => drawCharacter(faceOfCharacter(character), 0, shape)),
  )

export const userSitters = (): Sitter[] =>
  users.map((user) => sitter(user.key, user.face, (shape) => drawCharacter(faceOfUser(user), 0, shape)))

export const recordOf = (sitters: Sitter[]) => Object.fromEntries(sitters.map(({ name, record }) => [name, record]))
