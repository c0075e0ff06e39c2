import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { characterSitters, recordOf, userSitters } from './cast.ts'
import { avatarFileOf, avatarOf, filesOf, GENERIC_PNG, pictureOf } from './pictures.ts'
import { handwrittenCharacters } from '#mocks/fixtures/characters/handwritten.ts'
import { users } from '#mocks/fixtures/users.ts'
import rendered from './rendered.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, 'files')
const KB = 1000
const [characters, people] = [characterSitters(), userSitters()]
const bytesOf = (name: string) => readFileSync(join(FOLDER, name))
const isAvif = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === 'ftypavif'
const isPng = (bytes: Buffer) => bytes.toString('latin1', 1, 4) === 'PNG'

it('the pictures match the current fixtures (else: npm run pictures)', () => {
  expect(rendered).toEqual({ characters: recordOf(characters), users: recordOf(people) })
})

it('every character has a unique face', () => {
  const drawings = characters.map(({ record }) => record.drawing)
  expect(characters.length).toBeGreaterThanOrEqual(160)
  expect(new Set(drawings).size).toBe(drawings.length)
})

it('has the files of every character and user, and no others', () => {
  const wanted = [
    ...characters.flatMap(({ name }) => Object.values(filesOf(name))),
    ...people.map(({ name }) => avatarFileOf(name)),
    GENERIC_PNG,
  ]
  expect(readdirSync(FOLDER).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(wanted.toSorted((a, b) => (a < b ? -1 : 1)))
})

it('keeps every file within its budget', () => {
  for (const { name } of characters) {
    const { thumbnail, card, large, png } = filesOf(name)
    for (const [file, most] of [
      [thumbnail, 4 * KB],
      [card, 13 * KB],
      [large, 30 * KB],
    ] as const) {
      const bytes = bytesOf(file)
      expect(isAvif(bytes), file).toBe(true)
      expect(bytes.length, file).toBeLessThanOrEqual(most)
    }
    expect(isPng(bytesOf(png)), png).toBe(true)
    expect(bytesOf(png).length, png).toBeLessThanOrEqual(15 * KB)
  }
  const all = readdirSync(FOLDER).reduce((sum, file) => sum + bytesOf(file).length, 0)
  expect(all).toBeLessThanOrEqual(10_000 * KB)
})

it('returns the files of a character only if they show its current face', () => {
  const [mirelle] = handwrittenCharacters
  const { slug, face } = mirelle!
  expect(pictureOf(slug, face)?.card).toBe(`${slug}-card.avif`)
  expect(pictureOf(slug, Object.fromEntries(Object.entries(face).toReversed()) as typeof face)).toEqual(filesOf(slug))
  expect(pictureOf(slug, { ...face, mood: 'grin', moon: 'none' })).toBeUndefined()
  expect(pictureOf('made-a-minute-ago', face)).toBeUndefined()
  const [mira] = users
  expect(avatarOf(mira!.key, mira!.face)).toBe('avatar-mira.avif')
  expect(avatarOf('somebody-new', mira!.face)).toBeUndefined()
})
