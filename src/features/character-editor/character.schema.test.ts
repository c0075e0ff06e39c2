import type { Schema } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import { contract } from '#src/contract/strict/contract.ts'
import { check } from '#src/contract/strict/schemas.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { CHARACTER_NAME_MAX_CHARS, TRAIT_NAME_MAX_CHARS } from '#src/product/limits.ts'
import { FILLED_FORM } from '#tests/support/filledForm.ts'
import { characterErrors, overlongFields } from './character.schema.ts'
import { bodyOf } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'

const withGreetings = (greetings: Partial<CharacterFormValues['greetings']>) => ({
  ...FILLED_FORM,
  greetings: { ...FILLED_FORM.greetings, ...greetings },
})
const traits = (count: number, nameLength = 4) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}`.padEnd(nameLength, 'x'),
    strength: TRAIT_STRENGTHS[index % 5]!,
  }))
const tags = (count: number, length = 4) => Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'))

const isTaken = (values: CharacterFormValues) =>
  check(bodyOf(values), contract.components.schemas.CharacterBody as Schema).length === 0

it('a complete character has no errors', () => {
  expect(characterErrors(FILLED_FORM)).toEqual({})
  expect(isTaken(FILLED_FORM)).toBe(true)
})

// CreateCharacterPage.stories.tsx shows the errors of empty fields.
it('a blank text counts as empty', () => {
  const values = { ...FILLED_FORM, name: ' \n ' }
  expect(characterErrors(values)).toEqual({ name: 'Name is required' })
  expect(isTaken(values)).toBe(false)
})

/** `n` characters are valid, `n + 1` are not; the contract has the same limits. */
describe('limits', () => {
  const text = (length: number) => 'x'.repeat(length)
  it.for<{
    rows: string[]
    field: string
    max: number
    of: (n: number) => CharacterFormValues
    says: string
  }>([
    {
      rows: ['B5.1-02', 'B9-01'],
      field: 'name',
      max: 25,
      of: (n) => ({ ...FILLED_FORM, name: text(n) }),
      says: 'Name must be at most 25 chars',
    },
    {
      rows: ['B5.1-04', 'B9-02'],
      field: 'description',
      max: 1000,
      of: (n) => ({ ...FILLED_FORM, description: text(n) }),
      says: 'Description max length is 1000',
    },
    {
      rows: ['B5.1-06', 'B9-03'],
      field: 'backgroundDescription',
      max: 200,
      of: (n) => ({ ...FILLED_FORM, backgroundDescription: text(n) }),
      says: 'Max length: 200',
    },
    {
      rows: ['B5.2-02', 'B9-09'],
      field: 'greetings.main',
      max: 1000,
      of: (n) => withGreetings({ main: text(n) }),
      says: 'Max 1000 chars',
    },
    {
      rows: ['B5.2-04', 'B9-09'],
      field: 'greetings.alternatives.0',
      max: 1000,
      of: (n) => withGreetings({ alternatives: [text(n)] }),
      says: 'Max 1000 chars',
    },
    {
      rows: ['B5.2-05', 'B9-08'],
      field: 'greetings.alternatives',
      max: 3,
      of: (n) => withGreetings({ alternatives: Array.from({ length: n }, () => 'Hello.') }),
      says: 'You cannot add more than 3 alternative greetings.',
    },
    {
      rows: ['B5.3-01', 'B9-04'],
      field: 'personalities',
      max: 6,
      of: (n) => ({ ...FILLED_FORM, personalities: traits(n) }),
      says: 'You cannot add more than 6 traits.',
    },
    {
      rows: ['B5.3-03', 'B3-10', 'B9-06'],
      field: 'personalities',
      max: 255,
      of: (n) => ({ ...FILLED_FORM, personalities: traits(1, n) }),
      says: 'A trait cannot exceed 255 characters.',
    },
    {
      rows: ['B5.4-01', 'B9-10'],
      field: 'tags',
      max: 10,
      of: (n) => ({ ...FILLED_FORM, tags: tags(n) }),
      says: 'You cannot add more than 10 tags.',
    },
    {
      rows: ['B5.4-02', 'B9-10'],
      field: 'tags',
      max: 20,
      of: (n) => ({ ...FILLED_FORM, tags: tags(1, n) }),
      says: 'A tag cannot exceed 20 characters.',
    },
  ])('$field: $max characters are accepted, one more is refused: $says', ({ field, max, of, says }) => {
    expect(characterErrors(of(max))).toEqual({})
    expect(isTaken(of(max))).toBe(true)
    expect(characterErrors(of(max + 1))).toEqual({ [field]: says })
    expect(isTaken(of(max + 1))).toBe(false)
  })
})

it('texts that are too long are refused before anything is sent', () => {
  expect(overlongFields(FILLED_FORM)).toEqual([])
  const long = withGreetings({ main: 'x'.repeat(1001), alternatives: ['short', 'x'.repeat(1001)] })
  const trait = (length: number) => [{ name: '🌙'.repeat(length), strength: TRAIT_STRENGTHS[0] }]
  const moons = { name: '🌙'.repeat(CHARACTER_NAME_MAX_CHARS), personalities: trait(TRAIT_NAME_MAX_CHARS) }
  expect(overlongFields({ ...FILLED_FORM, ...moons })).toEqual([])
  expect(overlongFields({ ...FILLED_FORM, personalities: trait(TRAIT_NAME_MAX_CHARS + 1) })).toEqual(['personalities'])
  expect(overlongFields({ ...long, name: 'x'.repeat(CHARACTER_NAME_MAX_CHARS + 1) })).toEqual([
    'name',
    'greetings.main',
    'greetings.alternatives.1',
  ])
})
