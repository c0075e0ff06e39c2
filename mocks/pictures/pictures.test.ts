import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  extremeCharacters,
  handwrittenCharacters,
  multitude,
  privateOnes,
} from '#mocks/fixtures/characters/characters.ts'
import { composeCharacters } from '#mocks/fixtures/characters/composed.ts'
import { users } from '#mocks/fixtures/users.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import { choosePicture } from './choosePicture.ts'
import { cutSquare } from './pictureAddresses.ts'
import words from './words.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, 'files')
const KB = 1000
const SIZES = { 'thumb.avif': 4 * KB, 'card.avif': 13 * KB, 'large.avif': 30 * KB }
const everyone = [
  ...handwrittenCharacters,
  ...extremeCharacters,
  multitude,
  ...privateOnes,
  ...composeCharacters(),
].map(({ slug }) => slug)
const featuresOf = (slug: string) => (catalogue as Record<string, string>)[slug]!.split(', ')

it('each character and user has its files, and there are no others', () => {
  const wanted = [
    ...everyone.flatMap((slug) => Object.keys(SIZES).map((size) => `${slug}-${size}`)),
    ...users.map(({ key }) => `avatar-${key}.avif`),
  ]
  expect(readdirSync(FOLDER).toSorted()).toEqual(wanted.toSorted())
  expect(Object.keys(catalogue).toSorted()).toEqual(everyone.toSorted())
})

it('each file has its type and is within its budget', () => {
  for (const slug of everyone) {
    for (const [size, most] of Object.entries(SIZES)) {
      const bytes = readFileSync(join(FOLDER, `${slug}-${size}`))
      expect(bytes.toString('latin1', 1, 12), slug).toMatch(/ftypavif$/)
      expect(bytes.length, `${slug}-${size}`).toBeLessThanOrEqual(most)
    }
  }
})

it('each feature that words name is a feature of a picture', () => {
  const named = Object.values(words).flatMap((features) => Object.keys(features))
  expect(named.filter((feature) => !everyone.some((slug) => featuresOf(slug).includes(feature)))).toEqual([])
})

it.for([
  { text: 'A fox in a cardigan who forgot bin day.', features: ['animal', 'fox'] },
  { text: 'A clockwork songbird, singing anyway.', features: ['robot'] },
  { text: 'The ghost of a lighthouse.', features: ['spirit', 'mist'] },
  { text: 'A woman with red hair who keeps a lamp.', features: ['person', 'red hair'] },
  { text: 'Mallory\nnoir, owls\nA cat with a hat.', features: ['animal', 'owl'] },
  { text: '', features: ['person'] },
])('a description is shown: $text', ({ text, features }) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(featuresOf(choosePicture({ seed, text }))).toEqual(expect.arrayContaining(features))
  }
})

it('the same order gives the same picture, and another seed another one', () => {
  const chosen = ['a', 'b', 'c', 'a'].map((seed) => choosePicture({ seed }))
  expect(chosen[3]).toBe(chosen[0])
  expect(new Set(chosen).size).toBe(3)
})

it('a picture that resembles another is of the same kind and shows the wish', () => {
  const like = everyone.find((slug) => featuresOf(slug).includes('robot'))!
  const chosen = choosePicture({ seed: 'a', like, wish: 'at the sea', not: [like] })
  expect(chosen).not.toBe(like)
  expect(featuresOf(chosen)).toEqual(expect.arrayContaining(['robot', 'sea']))
})

it('shows every picture before one is repeated, and never the same one twice in a row', () => {
  const shown = ['nine']
  while (shown.length < everyone.length) shown.unshift(choosePicture({ seed: 'a', like: 'nine', not: shown }))
  expect(new Set(shown).size).toBe(everyone.length)
  expect(choosePicture({ seed: 'a', like: shown[0]!, not: shown })).not.toBe(shown[0])
})

it('a cut is the requested square of the picture', () => {
  const svg = decodeURIComponent(cutSquare(Uint8Array.of(1, 2, 255), 0.2))
  expect(svg).toContain('viewBox="0 79 396 396"')
  expect(svg).toContain('data:image/avif;base64,AQL/')
})
