import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
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

/** `max` is valid, one more is not; the contract has the same limits. */
function expectLimit(of: (n: number) => CharacterFormValues, max: number, error: Record<string, string>) {
  expect(characterErrors(of(max))).toEqual({})
  expect(isTaken(of(max))).toBe(true)
  expect(characterErrors(of(max + 1))).toEqual(error)
  expect(isTaken(of(max + 1))).toBe(false)
}

it.for([
  { rows: ['B5.1-02', 'B9-01'], field: 'name', max: 25, says: 'Name must be at most 25 chars' },
  { rows: ['B5.1-04', 'B9-02'], field: 'description', max: 1000, says: 'Description max length is 1000' },
  { rows: ['B5.1-06', 'B9-03'], field: 'backgroundDescription', max: 200, says: 'Max length: 200' },
])('$field: $max characters are accepted, one more is refused: $says', ({ field, max, says }) => {
  expectLimit((n) => ({ ...FILLED_FORM, [field]: 'x'.repeat(n) }), max, { [field]: says })
})

it.for([
  { rows: ['B5.2-02', 'B9-09'], field: 'main', of: (text: string) => ({ main: text }) },
  { rows: ['B5.2-04', 'B9-09'], field: 'alternatives.0', of: (text: string) => ({ alternatives: [text] }) },
])('greetings.$field: 1000 characters are accepted, one more is refused', ({ field, of }) => {
  expectLimit((n) => withGreetings(of('x'.repeat(n))), 1000, { [`greetings.${field}`]: 'Max 1000 chars' })
})

it.for([{ rows: ['B5.2-05', 'B9-08'] }])('three alternative greetings are accepted, one more is refused', () => {
  expectLimit((n) => withGreetings({ alternatives: Array.from({ length: n }, () => 'Hello.') }), 3, {
    'greetings.alternatives': 'You cannot add more than 3 alternative greetings.',
  })
})

it.for([
  { rows: ['B5.3-01', 'B9-04'], of: traits, max: 6, says: 'You cannot add more than 6 traits.' },
  {
    rows: ['B5.3-03', 'B3-10', 'B9-06'],
    of: (length: number) => traits(1, length),
    max: 255,
    says: 'A trait cannot exceed 255 characters.',
  },
])('traits: $max are accepted, one more is refused: $says', ({ of, max, says }) => {
  expectLimit((n) => ({ ...FILLED_FORM, personalities: of(n) }), max, { personalities: says })
})

it.for([
  { rows: ['B5.4-01', 'B9-10'], of: tags, max: 10, says: 'You cannot add more than 10 tags.' },
  {
    rows: ['B5.4-02', 'B9-10'],
    of: (length: number) => tags(1, length),
    max: 20,
    says: 'A tag cannot exceed 20 characters.',
  },
])('tags: $max are accepted, one more is refused: $says', ({ of, max, says }) => {
  expectLimit((n) => ({ ...FILLED_FORM, tags: of(n) }), max, { tags: says })
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
