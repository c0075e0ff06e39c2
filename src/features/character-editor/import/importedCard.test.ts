import { describe, expect, it } from 'vitest'
import { CARD_V1, CARD_V2, CARD_V3 } from '#tests/support/cardFiles.ts'
import { CARD_EXTENSION } from '#src/product/cardExtension.ts'
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
const SPLIT = 'Its tags were one text, which was split at its commas.'
const NAMED = 'Its name was filled in for {{char}}.'
const NUMBER = 'A number in its tags was taken as a text.'

describe('texts that are too long are filled in completely, and listed', () => {
  it.for([
    ['name', 'name', CHARACTER_NAME_MAX_CHARS],
    ['description', 'description', 1_000],
    ['scenario', 'background', 200],
    ['first_mes', 'main greeting', 1_000],
  ] as const)('%s as the %s', ([field, what, max]) => {
    expect(notesOf({ [field]: 'x'.repeat(max) })).toEqual([SCENARIO])
    const data = { [field]: 'x'.repeat(max + 1) }
    expect(notesOf(data)).toEqual([SCENARIO, tooLong(what, max)])
    expect(JSON.stringify(v2(data).values)).toContain(data[field])
  })

  it('an alternative greeting', () => {
    const data = { alternate_greetings: ['a', 'x'.repeat(1_001)] }
    expect(notesOf(data)).toEqual([SCENARIO, tooLong('alternative greeting 2', 1_000)])
    expect(v2(data).values.greetings?.alternatives).toEqual(data.alternate_greetings)
  })

  const tooLong = (what: string, max: number) =>
    `The ${what} is ${max + 1} characters long, and ${max} are allowed. Shorten it in the form.`
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
    const left = leftOf({ tags: many(100_000, 'tag') })
    expect(left).toHaveLength(51)
    expect(left.at(-1)).toBe('… and 99940 more')
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

  it('nothing is listed for a card that fits', () => {
    expect(importedCard({ ...CARD_V1, scenario: '', personality: 'calm (absolutely)' }).notes).toEqual([])
  })
})

const FIRST = { ...CARD_V1, scenario: '', personality: '', mes_example: '' }
const found = (card: object) => {
  const { values, notes } = importedCard(card as Record<string, unknown>)
  return { ...values, notes: notes.map(({ text, left }) => [text, ...(left ?? [])].join(' | ')) }
}
describe('a card as other programs write it is imported:', () => {
  it.for<[what: string, data: object, values: object, notes: string[]]>([
    ['tags in one text', { tags: 'sea, slow burn' }, { tags: ['sea', 'slow burn'] }, [SPLIT]],
    ['tags in CJK text', { tags: '海、灯台' }, { tags: ['海', '灯台'] }, [SPLIT]],
    ['hash tags in one text', { tags: '#sea #slow burn, #fog' }, { tags: ['sea', 'slow burn', 'fog'] }, [SPLIT]],
    ['tags as JSON in a text', { tags: '["sea", "slow burn"]' }, { tags: ['sea', 'slow burn'] }, [SPLIT]],
    ['a number as tags', { tags: 7 }, { tags: ['7'] }, [NUMBER]],
    ['a blank text of tags', { tags: ' ' }, { tags: [] }, []],
    [
      'other values among tags',
      { tags: ['sea', null, 7, { id: 3 }] },
      { tags: ['sea', '7'] },
      [NUMBER, 'This in its tags is no text. | {"id":3}'],
    ],
    [
      'tags that differ in case, in other scripts',
      { tags: ['Café', 'CAFÉ', 'МОРЕ', 'море', 'Ὀδός', 'ὀδός'] },
      { tags: ['Café', 'МОРЕ', 'Ὀδός'] },
      ['These tags differ from others only in their capital letters. | CAFÉ | море | ὀδός'],
    ],
    [
      'tags that differ in more than case',
      { tags: ['Straße', 'STRASSE', 'sea', 'sea-'] },
      { tags: ['Straße', 'STRASSE', 'sea', 'sea-'] },
      [],
    ],
    [
      'tags that differ in case and white space',
      { tags: ['sea ', ' Sea', 'SEA\n'] },
      { tags: ['sea'] },
      ['These tags differ from others only in their capital letters. | Sea | SEA'],
    ],
    [
      'greetings without a first message',
      { first_mes: null, alternate_greetings: ['Hi.'] },
      { greetings: { main: '', alternatives: ['Hi.'] } },
      [],
    ],
    [
      'greetings in one text',
      { alternate_greetings: 'Hi, you.' },
      { greetings: { main: CARD_V1.first_mes, alternatives: ['Hi, you.'] } },
      ['Its alternative greetings were one text, which was taken as one greeting.'],
    ],
    ['a number as name', { name: 7 }, { name: '7' }, ['A number in its name was taken as a text.']],
    [
      'a description in parts',
      { description: ['One.', 'Two.'] },
      { description: 'One.\nTwo.' },
      ['The parts of its description were joined.'],
    ],
    ['null for texts', { scenario: null, tags: null, alternate_greetings: null }, { backgroundDescription: '' }, []],
    [
      'macros for names',
      {
        name: ' R$& ',
        description: '{{char}} and {{Char}} know <BOT>.',
        first_mes: '{{ user }}, <USER>: {{char}} is here.',
      },
      {
        description: 'R$& and R$& know R$&.',
        greetings: { main: '{{ user }}, <USER>: R$& is here.', alternatives: [] },
      },
      [
        'Its texts keep {{ user }} and <USER>: in a greeting, everybody reads their own name there.',
        'Its name was filled in for {{char}} and {{Char}} and <BOT>.',
      ],
    ],
    [
      'a macro in greetings and traits',
      { personality: '{{char}} is kind', alternate_greetings: ['<bot>: {{ CHAR }}'] },
      {
        personalities: [{ name: 'Seraphine is kind', strength: 'moderately' }],
        greetings: { main: CARD_V1.first_mes, alternatives: ['Seraphine: Seraphine'] },
      },
      [
        'Its name was filled in for {{char}} and <bot> and {{ CHAR }}.',
        'Its traits have no strength; each was set to “moderately”.',
      ],
    ],
    [
      'macros inside another one',
      { description: '{{random:{{char}},{{user}}}}' },
      { description: '{{random:Seraphine,{{user}}}}' },
      ['Its texts keep {{user}}: in a greeting, everybody reads their own name there.', NAMED],
    ],
    [
      'what only looks like a macro',
      { description: '{char} {{charname}} {{original}} <char> <START>' },
      { description: '{char} {{charname}} {{original}} <char> <START>' },
      [],
    ],
    [
      'a name with a macro',
      { name: '{{user}}’s cat', description: '{{char}} purrs.' },
      { name: '{{user}}’s cat', description: '{{user}}’s cat purrs.' },
      [NAMED],
    ],
    [
      'a macro with a mark before it',
      { description: '\\{{char}}, *{{char}}*’s' },
      { description: '\\Seraphine, *Seraphine*’s' },
      [NAMED],
    ],
    ['a macro without a name', { name: '', description: '{{char}}' }, { description: '{{char}}' }, []],
    [
      'a heading "Background:"',
      { description: 'A.\n\nBackground: B.\n\nLikes: tea.', scenario: 'Now.' },
      { description: 'A.\n\nBackground: B.\n\nLikes: tea.', backgroundDescription: 'Now.' },
      [SCENARIO],
    ],
    [
      'a heading beside data of another program',
      { description: 'A.\n\nBackground: B.', extensions: { depth_prompt: { prompt: '' } } },
      { description: 'A.\n\nBackground: B.', backgroundDescription: '' },
      ['There is no place here for: “depth_prompt” of another program.'],
    ],
    [
      'markup in a text',
      { description: 'Writes <script setup> in Vue.' },
      { description: 'Writes <script setup> in Vue.' },
      [],
    ],
    ['an empty lorebook', { character_book: { name: '', scan_depth: 100, extensions: {}, entries: [] } }, {}, []],
    ['a lorebook without fields', { character_book: {} }, {}, []],
    ['a list as lorebook', { character_book: [] }, {}, []],
    ['a lorebook whose entries have numbers', { character_book: { entries: {} } }, {}, []],
    [
      'a lorebook with an entry',
      { character_book: { entries: { 0: { content: 'Salt.' } } } },
      {},
      ['There is no place here for: lorebook.'],
    ],
    ['an icon of its own', { assets: [{ type: 'icon', uri: 'embeded://a.png', name: 'main', ext: 'png' }] }, {}, []],
  ])('%s', ([, data, values, notes]) => {
    const card = found({ ...CARD_V2, data: { ...FIRST, ...data } })
    expect(card).toMatchObject(values)
    expect(card.notes).toEqual(notes)
  })

  it.for([
    ['data without a kind of card', { data: FIRST }, 'Seraphine'],
    ['version 2 whose fields are at the top', { ...FIRST, spec: 'chara_card_v2', tags: ['sea'] }, 'Seraphine'],
  ] as const)('%s', ([, card, name]) => {
    expect(found(card)).toMatchObject({ name, notes: [] })
  })

  it('made here and edited elsewhere, with both texts', () => {
    const data = {
      ...FIRST,
      description: 'Text.\n\nBackground: Past.',
      scenario: 'Now.',
      extensions: { [CARD_EXTENSION]: {} },
    }
    expect(found({ ...CARD_V2, data })).toMatchObject({
      description: 'Text.',
      backgroundDescription: 'Past.',
      notes: [
        'The part of its description after “Background:” was taken as the background.',
        'There is no place here for its scenario. | Now.',
      ],
    })
  })
})
