import { describe, expect, it } from 'vitest'
import { CARD_V1, CARD_V2, CARD_V3 } from '#tests/support/cardFiles.ts'
import { CHARACTER_NAME_MAX_CHARS } from '#src/product/limits.ts'
import { importedCard } from './importedCard.ts'

const v2 = (data: object) =>
  importedCard({
    ...CARD_V2,
    data: { ...CARD_V2.data, creator_notes: '', creator: '', character_version: '', personality: '', ...data },
  })
const notesOf = (data: object) => v2(data).notes.map(({ text }) => text)
const leftOf = (data: object) => v2(data).notes.flatMap(({ left = [] }) => left)
const many = (count: number, what: string) => Array.from({ length: count }, (_, index) => `${what} ${index + 1}`)
const SCENARIO = 'Its scenario was taken as the background.'

describe('texts that are too long are filled in completely, and listed', () => {
  it.for([
    ['name', { name: 'x'.repeat(CHARACTER_NAME_MAX_CHARS) }, []],
    [
      'name',
      { name: 'x'.repeat(CHARACTER_NAME_MAX_CHARS + 1) },
      [
        `The name is ${CHARACTER_NAME_MAX_CHARS + 1} characters long, and ${CHARACTER_NAME_MAX_CHARS} are allowed. Shorten it in the form.`,
      ],
    ],
    ['description', { description: 'x'.repeat(1_000) }, []],
    [
      'description',
      { description: 'x'.repeat(1_001) },
      ['The description is 1001 characters long, and 1000 are allowed. Shorten it in the form.'],
    ],
    ['scenario', { scenario: 'x'.repeat(200) }, []],
    [
      'scenario',
      { scenario: 'x'.repeat(201) },
      ['The background is 201 characters long, and 200 are allowed. Shorten it in the form.'],
    ],
    ['first_mes', { first_mes: 'x'.repeat(1_000) }, []],
    [
      'first_mes',
      { first_mes: 'x'.repeat(1_001) },
      ['The main greeting is 1001 characters long, and 1000 are allowed. Shorten it in the form.'],
    ],
    [
      'alternate_greetings',
      { alternate_greetings: ['a', 'x'.repeat(1_001)] },
      ['The alternative greeting 2 is 1001 characters long, and 1000 are allowed. Shorten it in the form.'],
    ],
  ] as const)('%s %o', ([, data, notes]) => {
    const { values } = v2(data)
    expect(notesOf(data)).toEqual([SCENARIO, ...notes])
    const whole = Object.values(data).flat()
    expect(JSON.stringify(values)).toContain(whole.at(-1))
  })
})

describe('items above the limit are left out, and listed', () => {
  it('greetings', () => {
    expect(notesOf({ alternate_greetings: many(3, 'Hello') })).toEqual([SCENARIO])
    const data = { alternate_greetings: many(5, 'Hello') }
    expect(v2(data).values.greetings?.alternatives).toEqual(many(3, 'Hello'))
    expect(leftOf(data)).toEqual(['Hello 4', 'Hello 5'])
    expect(notesOf(data)).toContain('A character has up to 3 alternative greetings. These were left out.')
  })

  it('traits', () => {
    expect(leftOf({ personality: many(6, 'trait').join(', ') })).toEqual([])
    const data = {
      personality: many(7, 'trait')
        .map((name) => `${name} (absolutely)`)
        .join(', '),
    }
    expect(v2(data).values.personalities).toHaveLength(6)
    expect(leftOf(data)).toEqual(['trait 7 (absolutely)'])
  })

  it('tags, and tags that are too long', () => {
    expect(leftOf({ tags: many(10, 'tag') })).toEqual([])
    expect(leftOf({ tags: ['x'.repeat(20)] })).toEqual([])
    const data = { tags: ['x'.repeat(21), ...many(11, 'tag'), ' tag 1 '] }
    expect(v2(data).values.tags).toEqual(many(10, 'tag'))
    expect(leftOf(data)).toEqual(['x'.repeat(21), 'tag 11'])
  })

  it('but a very long list is shortened', () => {
    const left = leftOf({ tags: many(1_000, 'tag') })
    expect(left).toHaveLength(51)
    expect(left.at(-1)).toBe('… and 940 more')
  })
})

describe('fields without an equivalent are named', () => {
  it('in plain words, once', () => {
    const { notes } = importedCard({
      ...CARD_V3,
      data: {
        ...CARD_V3.data,
        mes_example: '<START>',
        character_book: { entries: [{}] },
        extensions: { depth_prompt: { prompt: 'x' }, fav: false },
        sillyField: 'x',
      },
    })
    expect(notes.at(-1)?.text).toBe(
      'There is no place here for: example messages, notes of its creator, creator, version, date of creation, lorebook, “sillyField”, “depth_prompt” of another program.',
    )
  })

  it('a personality in prose is not converted to traits', () => {
    const personality = 'She waits. She has always waited, and she is good at it.'
    expect(v2({ personality }).values.personalities).toEqual([])
    expect(leftOf({ personality })).toEqual([personality])
  })

  it('a scenario is shown beside the background of a card that was made here', () => {
    const data = { description: 'Text.\n\nBackground: Past.', scenario: 'Now.' }
    expect(v2(data).values).toMatchObject({ description: 'Text.', backgroundDescription: 'Past.' })
    expect(notesOf(data)).toEqual(['There is no place here for: scenario.'])
  })

  it('nothing is listed for a card that fits', () => {
    expect(importedCard({ ...CARD_V1, scenario: '', personality: 'calm (absolutely)' }).notes).toEqual([])
  })
})
