import { expect, it } from 'vitest'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { FILLED_FORM } from '#tests/support/filledForm.ts'
import { bodyOf, changedFields, isSameCharacter, isSameForm, namedTraits, valuesOf } from './characterBody.ts'
import { EMPTY_CHARACTER } from './characterForm.ts'

const VALUES = { ...FILLED_FORM, isPublic: false }
const WIRE = {
  ...VALUES,
  id: 'c1',
  personalities: [{ ...VALUES.personalities[0], id: 7 }],
  creatorId: 'u1',
  likeCount: 3,
} as unknown as Character

it.for([{ rows: ['B3-03', 'B3-04', 'B3-05', 'B3-06', 'B7-04', 'B7-05', 'AMB-66'] }])(
  'sends the whole character, and only the fields that the server accepts',
  () => {
    expect(valuesOf(WIRE)).toEqual(VALUES)
    expect(bodyOf(valuesOf(WIRE))).toEqual(VALUES)
    const typed = {
      ...VALUES,
      name: '  Aria ',
      description: `${VALUES.description}\n`,
      personalities: [{ ...VALUES.personalities[0]!, x: 1 }],
    }
    expect(bodyOf(typed)).toEqual(VALUES)
  },
)

it.for([{ rows: ['NS-39'] }])('a trait without a name is left out', () => {
  expect(namedTraits([{ name: ' ', strength: 'moderately' }, ...VALUES.personalities])).toEqual(VALUES.personalities)
})

it.for([
  { rows: [], wire: {} },
  { rows: [], wire: { personalities: null, greetings: 'x', tags: [null], isPublic: undefined } },
])('a malformed response ($wire) gives an empty form', ({ wire }) => {
  expect(valuesOf(wire as unknown as Character)).toEqual(EMPTY_CHARACTER)
})

it('an unknown strength becomes the default one', () => {
  const wire = { ...WIRE, personalities: [{ name: 'odd', strength: 'very' }] } as unknown as Character
  expect(valuesOf(wire).personalities).toEqual([{ name: 'odd', strength: 'moderately' }])
})

it.for([{ rows: ['AMB-60', 'B2.4-09'] }])('values are equal if their request bodies are equal', () => {
  expect(isSameCharacter(VALUES, { ...VALUES })).toBe(true)
  expect(isSameCharacter(VALUES, { ...VALUES, name: 'Aria ' })).toBe(true)
  expect(isSameCharacter(VALUES, { ...VALUES, tags: [] })).toBe(false)
  expect(bodyOf({ ...VALUES, unfinishedTag: 'se' })).toEqual(bodyOf(VALUES))
  expect(isSameForm(VALUES, { ...VALUES, unfinishedTag: 'se' })).toBe(false)
  expect(isSameForm(VALUES, { ...VALUES, unfinishedTag: '' })).toBe(true)
  const [trait] = VALUES.personalities
  const naming = (unfinished: string) => ({ ...VALUES, personalities: [{ ...trait!, unfinished }] })
  expect(bodyOf(naming('imp'))).toEqual(bodyOf({ ...VALUES, personalities: [trait!] }))
  expect(isSameForm(VALUES, naming('imp'))).toBe(false)
})

it('two versions differ in these fields', () => {
  expect(changedFields(VALUES, VALUES)).toEqual([])
  expect(changedFields(VALUES, { ...VALUES, isPublic: true, greetings: { main: 'x', alternatives: [] } })).toEqual([
    'Who can find it',
    'Greetings',
  ])
})
