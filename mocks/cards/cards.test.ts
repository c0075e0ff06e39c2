import { describe, expect, it } from 'vitest'
import type { Character } from '#src/api/generated/schemas/character.ts'
import { attachment, cardPng, cardV2, cardV3 } from './cards.ts'
import { chunksOf, plainPng, pngOf, textChunk, textOf } from './png.ts'

const character: Character = {
  id: '0b9a4a3e-6a8f-4d57-8a0b-6a4d3f0c2e10',
  name: '名前 😀',
  description: 'Keeps the light.',
  backgroundDescription: 'A round room at night.',
  isPublic: true,
  personalities: [
    { name: 'thoughtful', strength: 'moderately' },
    { name: 'creative', strength: 'quite a lot' },
  ],
  greetings: { main: 'You came — by the cliff “path”.', alternatives: ['Wipe your boots.'] },
  tags: ['sea', 'gentle'],
  creatorId: '7d0c6a1e-3b58-4f0e-9a51-2f6f3b8f4c11',
  creatorUsername: 'saltglass',
  isLiked: false,
  created_at: '2026-03-14T09:26:53Z',
  last_edited: '2026-11-02T18:05:00.900Z',
}
const pageUrl = 'https://perigee.example/character/0b9a4a3e-6a8f-4d57-8a0b-6a4d3f0c2e10'
const picture = await plainPng(3, 4, [255, 0, 0], [0, 0, 255])
const v3 = cardPng({ spec: 'v3', character, picture, pageUrl })
const v2 = cardPng({ spec: 'v2', character, picture, pageUrl })

interface Found {
  spec: string
  spec_version: string
  data: Record<string, unknown> & { extensions: Record<string, unknown> }
}

function texts(png: Uint8Array): { keyword: string; text: string }[] {
  return chunksOf(png)
    .filter(({ type }) => type === 'tEXt')
    .map(textOf)
}

function decoded(text: string): Found {
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))) as Found
}

// Three readers that work like the programs that import cards.
const readers: Record<string, (png: Uint8Array) => Found | undefined> = {
  /** Ignores the case of keywords, prefers version 3. */
  tavern(png) {
    const found = texts(png).map(({ keyword, text }) => ({ keyword: keyword.toLowerCase(), text }))
    const chosen = found.find(({ keyword }) => keyword === 'ccv3') ?? found.find(({ keyword }) => keyword === 'chara')
    return chosen && decoded(chosen.text)
  },
  /** Compares keywords exactly, prefers version 3, and ignores texts of 5 MB or more. */
  risu(png) {
    const found = texts(png).filter(({ text }) => text.length < 5 * 1024 * 1024)
    const chosen = found.find(({ keyword }) => keyword === 'ccv3') ?? found.find(({ keyword }) => keyword === 'chara')
    return chosen && decoded(chosen.text)
  },
  /** Reads `chara` only; a wrong checksum throws, as `chunksOf` does. */
  openWebUi(png) {
    const chosen = texts(png).find(({ keyword }) => keyword === 'chara')
    return chosen && decoded(chosen.text)
  },
}

describe.for(Object.entries(readers))('%s', ([, read]) => {
  it.for([
    { file: 'version 3', png: v3 },
    { file: 'version 2', png: v2 },
  ])('reads name and greetings of a $file file, with umlauts and emoji intact', ({ png }) => {
    expect(read(png)?.data).toMatchObject({
      name: '名前 😀',
      first_mes: 'You came — by the cliff “path”.',
      alternate_greetings: ['Wipe your boots.'],
    })
  })
})

it('a version 3 file also contains version 2, with a note about version 3', () => {
  expect(texts(v3).map(({ keyword }) => keyword)).toEqual(['ccv3', 'chara'])
  expect(readers.tavern!(v3)).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', data: { creator_notes: '' } })
  expect(readers.openWebUi!(v3)).toMatchObject({ spec: 'chara_card_v2', spec_version: '2.0' })
  expect(readers.openWebUi!(v3)?.data.creator_notes).toContain('version 3')
})

it('a version 2 file contains version 2 only, without a note', () => {
  expect(texts(v2).map(({ keyword }) => keyword)).toEqual(['chara'])
  expect(readers.tavern!(v2)).toMatchObject({ spec: 'chara_card_v2', data: { creator_notes: '' } })
})

it('the text chunks follow the header chunk, and the picture is unchanged', () => {
  const chunks = chunksOf(v3)
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'tEXt', 'tEXt', 'IDAT', 'IEND'])
  expect(chunks.filter(({ type }) => type !== 'tEXt')).toEqual(chunksOf(picture))
})

it('replaces an existing card in the picture and keeps other texts', () => {
  const [head, ...rest] = chunksOf(picture)
  const used = pngOf([head!, textChunk('Chara', btoa('{}')), textChunk('Author', 'me'), ...rest])
  const written = texts(cardPng({ spec: 'v2', character, picture: used, pageUrl }))
  expect(written.map(({ keyword }) => keyword)).toEqual(['chara', 'Author'])
})

it('version 2 has every required field, and no such field at the top level', () => {
  const card = cardV2(character)
  expect(Object.keys(card)).toEqual(['spec', 'spec_version', 'data'])
  const { alternate_greetings, tags, extensions, ...rest } = card.data
  expect([alternate_greetings, tags].every(Array.isArray)).toBe(true)
  expect(extensions).toBeTypeOf('object')
  expect(Object.keys(rest).toSorted()).toEqual([
    'character_version',
    'creator',
    'creator_notes',
    'description',
    'first_mes',
    'mes_example',
    'name',
    'personality',
    'post_history_instructions',
    'scenario',
    'system_prompt',
  ])
  expect(Object.values(rest).filter((value) => typeof value !== 'string')).toEqual([])
})

it('version 3 has its additional fields', () => {
  const { data } = cardV3(character, pageUrl)
  expect(data).toMatchObject({
    group_only_greetings: [],
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    source: [pageUrl],
    creation_date: 1773480413,
    modification_date: 1793642700,
  })
})

it('maps our fields to the card and keeps the originals', () => {
  const { data } = cardV2(character)
  expect(data.description).toBe('Keeps the light.\n\nBackground: A round room at night.')
  expect(data.personality).toBe('thoughtful (moderately), creative (quite a lot)')
  expect(data.extensions['perigee/character']).toEqual({
    id: character.id,
    description: character.description,
    backgroundDescription: character.backgroundDescription,
    personalities: character.personalities,
    created_at: character.created_at,
    last_edited: character.last_edited,
  })
})

it('a damaged picture is refused by its checksum', () => {
  const damaged = picture.slice()
  damaged[20]! ^= 1
  expect(() => cardPng({ spec: 'v2', character, picture: damaged, pageUrl })).toThrow('The IHDR chunk is damaged.')
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
