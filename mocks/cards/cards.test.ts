import { inflateSync } from 'node:zlib'
import { array, assert, constantFrom, date, property, record, string, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { CARD_READERS, rawChunks, textChunks } from '#tests/support/cardReaders.ts'
import { attachment, type CardSpec, cardPng, cardV3 } from './cards.ts'
import { chunksOf, plainPng, pngOf, textChunk, textOf } from './png.ts'

// Downloaded cards are read by other programs: checks what these need, and what the two public formats require.

const SPECS = ['v3', 'v2'] as const

/** Texts that both formats require. */
const TEXTS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'creator_notes',
  'system_prompt',
  'post_history_instructions',
  'creator',
  'character_version',
]
const LISTS = ['alternate_greetings', 'tags']

interface Card {
  spec: string
  spec_version: string
  data: Record<string, unknown>
}

/** Checks the file as a picture: complete, in order, with pixels. */
function expectPicture(png: Uint8Array) {
  const chunks = rawChunks(png)
  for (const { crc, crcOfContent } of chunks) expect(crc).toBe(crcOfContent)
  const types = chunks.map(({ type }) => type)
  expect([types[0], types.at(-1)]).toEqual(['IHDR', 'IEND'])
  expect(types.filter((type) => type === 'IEND')).toHaveLength(1)
  // Readers that stop at the pixels find the card, too.
  const texts = types.flatMap((type, place) => (type === 'tEXt' ? [place] : []))
  expect(texts).toEqual(texts.map((_, index) => index + 1))
  const pixels = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  expect(pixels.length).toBeGreaterThan(0)
}

/** The required fields of a version 2 card, and SillyTavern's own check for one. */
function expectV2(card: Card) {
  expect(Object.keys(card).sort()).toEqual(['data', 'spec', 'spec_version'])
  expect([card.spec, card.spec_version]).toEqual(['chara_card_v2', '2.0'])
  expectData(card.data)
  expect(Object.keys(card.data).sort()).toEqual([...TEXTS, ...LISTS, 'extensions'].sort())
}

function expectV3(card: Card) {
  expect(Object.keys(card).sort()).toEqual(['data', 'spec', 'spec_version'])
  expect([card.spec, card.spec_version]).toEqual(['chara_card_v3', '3.0'])
  const version = Number.parseFloat(card.spec_version)
  expect(version >= 3 && version < 4).toBe(true)
  expectData(card.data)
  expect(card.data.group_only_greetings).toEqual([])
  const assets = card.data.assets as { type: string; uri: string; name: string; ext: string }[]
  expect(assets.filter(({ type, name }) => type === 'icon' && name === 'main')).toHaveLength(1)
  for (const { ext } of assets) expect(ext).toMatch(/^[a-z0-9]+$/)
  for (const source of card.data.source as string[]) expect(source).toMatch(/^https?:\/\//)
  for (const moment of [card.data.creation_date, card.data.modification_date]) {
    expect(Number.isInteger(moment)).toBe(true)
    // In seconds, not milliseconds: before the year 2200.
    expect(moment as number).toBeLessThan(7_258_118_400)
  }
}

function expectData(data: Record<string, unknown>) {
  for (const field of TEXTS) expect(typeof data[field], field).toBe('string')
  for (const field of LISTS) {
    expect(Array.isArray(data[field]), field).toBe(true)
    for (const entry of data[field] as unknown[]) expect(typeof entry, field).toBe('string')
  }
  expect(data.extensions).toBeTypeOf('object')
  for (const key of Object.keys(data.extensions as object)) expect(key).toContain('/')
  expect(Object.values(data).some((value) => value === null || value === undefined)).toBe(false)
}

/** Checks that each reader finds the values of the character. */
function expectSame(data: Card['data'], character: Character) {
  expect(data).toMatchObject({
    name: character.name,
    first_mes: character.greetings.main,
    alternate_greetings: character.greetings.alternatives,
    tags: character.tags,
    creator: character.creatorUsername,
  })
  expect(data.description).toBe(`${character.description}\n\nBackground: ${character.backgroundDescription}`)
  expect(data.personality).toBe(character.personalities.map(({ name, strength }) => `${name} (${strength})`).join(', '))
  const [own] = Object.values(data.extensions as Record<string, Record<string, unknown>>)
  const { description, backgroundDescription, personalities } = character
  expect(own).toMatchObject({ id: character.id, description, backgroundDescription, personalities })
}

function expectCard(png: Uint8Array, spec: CardSpec, character: Character) {
  expectPicture(png)
  const keywords = textChunks(png)
    .map(({ keyword }) => keyword)
    .filter((keyword) => ['ccv3', 'chara'].includes(keyword.toLowerCase()))
  expect(keywords).toEqual(spec === 'v3' ? ['ccv3', 'chara'] : ['chara'])
  for (const [name, read] of Object.entries(CARD_READERS)) {
    const card = read(png) as Card
    const isNew = spec === 'v3' && name !== 'exactOldWithChecksums'
    if (isNew) expectV3(card)
    else expectV2(card)
    expectSame(card.data, character)
    // A reader of the old format in a new file gets a warning; a file in the old format has no warning.
    const isBackfill = spec === 'v3' && !isNew
    expect(/version 3/.test(String(card.data.creator_notes)), name).toBe(isBackfill)
  }
}

describe('the card of any character', () => {
  const text = (maxLength: number) =>
    constantFrom('grapheme', 'binary', 'grapheme-ascii').chain((unit) => string({ unit, maxLength }))
  const moment = date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) =>
    at.toISOString(),
  )
  const anyCharacter = record<Character>({
    id: uuid(),
    name: text(25),
    description: text(1000),
    backgroundDescription: text(200),
    isPublic: constantFrom(true, false),
    personalities: array(record({ name: text(40), strength: constantFrom(...TRAIT_STRENGTHS) }), { maxLength: 6 }),
    greetings: record({ main: text(1000), alternatives: array(text(300), { maxLength: 3 }) }),
    tags: array(text(20), { maxLength: 10 }),
    creatorId: uuid(),
    creatorUsername: text(20),
    isLiked: constantFrom(true, false),
    created_at: moment,
    last_edited: moment,
  })

  it.for(SPECS.map((spec) => ({ rows: ['B7-27'], spec })))(
    '1,000 of them as $spec: three programs find each card, with every letter',
    async ({ spec }) => {
      const plain = await plainPng(2, 3, [122, 92, 214], [36, 30, 54])
      // A picture that already contains another character's card.
      const written: Character = { ...BARE, name: 'Somebody else' }
      const used = cardPng({ spec: 'v3', character: written, picture: plain, pageUrl: 'https://example.com/old' })
      assert(
        property(anyCharacter, constantFrom(plain, used), (character, picture) => {
          const pageUrl = `https://perigee.example/character/${character.id}`
          expectCard(cardPng({ spec, character, picture, pageUrl }), spec, character)
        }),
        { numRuns: 1_000 },
      )
    },
  )
})

const BARE: Character = {
  id: '0b9a4a3e-6a8f-4d57-8a0b-6a4d3f0c2e10',
  name: 'Bare',
  description: '',
  backgroundDescription: '',
  isPublic: true,
  personalities: [],
  greetings: { main: '', alternatives: [] },
  tags: [],
  creatorId: '0b9a4a3e-6a8f-4d57-8a0b-6a4d3f0c2e11',
  creatorUsername: 'nobody',
  isLiked: false,
  created_at: '2026-01-01T00:00:00Z',
  last_edited: '2026-01-01T00:00:00Z',
}

const pageUrl = 'https://perigee.example/character/0b9a4a3e-6a8f-4d57-8a0b-6a4d3f0c2e10'

it('the picture is unchanged; an earlier card in it is replaced, other texts stay', async () => {
  const picture = await plainPng(3, 4, [255, 0, 0], [0, 0, 255])
  const [head, ...rest] = chunksOf(picture)
  const used = pngOf([head!, textChunk('Chara', btoa('{}')), textChunk('Author', 'me'), ...rest])
  const chunks = chunksOf(cardPng({ spec: 'v2', character: BARE, picture: used, pageUrl }))
  expect(chunks.filter(({ type }) => type !== 'tEXt')).toEqual(chunksOf(picture))
  const texts = chunks.filter(({ type }) => type === 'tEXt').map(textOf)
  expect(texts.map(({ keyword }) => keyword)).toEqual(['chara', 'Author'])
})

it('version 3 contains the page and the times of the character in seconds', () => {
  const times = { created_at: '2026-03-14T09:26:53Z', last_edited: '2026-11-02T18:05:00.900Z' }
  expect(cardV3({ ...BARE, ...times }, pageUrl).data).toMatchObject({
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    source: [pageUrl],
    creation_date: 1773480413,
    modification_date: 1793642700,
    extensions: { 'perigee/character': times },
  })
})

it('a damaged picture is refused by its checksum', async () => {
  const damaged = await plainPng(3, 4, [255, 0, 0], [0, 0, 255])
  damaged[20]! ^= 1
  expect(() => cardPng({ spec: 'v2', character: BARE, picture: damaged, pageUrl })).toThrow(
    'The IHDR chunk is damaged.',
  )
})

it.for([
  { name: 'Aria_v3.png', header: `attachment; filename="Aria_v3.png"; filename*=UTF-8''Aria_v3.png` },
  { name: '名前_v2.png', header: `attachment; filename="___v2.png"; filename*=UTF-8''%E5%90%8D%E5%89%8D_v2.png` },
  {
    name: `O'Neill "x".png`,
    header: `attachment; filename="O_Neill _x_.png"; filename*=UTF-8''O%27Neill%20%22x%22.png`,
  },
])('the header names $name in ASCII and in UTF-8', ({ name, header }) => {
  expect(attachment(name)).toBe(header)
})
