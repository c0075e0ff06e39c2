import { array, assert, asyncProperty, constantFrom, oneof, record, string, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPng, cardV2, cardV3 } from '#mocks/cards/cards.ts'
import { plainPng } from '#mocks/cards/png.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { charCount } from '#src/lib/charCount.ts'
import { TAG_MAX_CHARS } from '#src/product/limits.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { valuesOf } from '../characterBody.ts'
import { readCard } from './readCard.ts'

// A card that is downloaded here and imported again gives the same character.

const picture = await plainPng(3, 4, [20, 10, 40], [90, 60, 200])
const PAGE = 'https://perigee.example/character/x'

async function throughACard(character: Character, spec: 'v2' | 'v3') {
  const { values, notes } = await readCard(new Blob([cardPng({ spec, character, picture, pageUrl: PAGE })]))
  return { values, notes }
}
function typed(character: Character) {
  const { isPublic: _, ...values } = valuesOf(character)
  return values
}

async function everybody(): Promise<Character[]> {
  const server = createMockServer({})
  const response = await server.fetch('https://perigee.example/api/v1/characters?page=1&limit=50&sort=latest')
  const { data } = (await response.json()) as { data: Character[] }
  server.dispose()
  return data
}

/** A text as forms show it: pairs of surrogates are whole, lines end with one sign, other control characters are gone. */
const shown = (text: string) =>
  Array.from(text.replaceAll(/\r\n?/g, '\n'))
    .filter((sign) => sign === '\t' || sign === '\n' || !/\p{Cc}/u.test(sign))
    .map((sign) => (/\p{Cs}/u.test(sign) ? '\uFFFD' : sign))
    .join('')

/** Texts that no field can hold and a server may: halves of signs, control characters, line ends of any system. */
const anyText = array(
  oneof(
    string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    constantFrom(
      '\uD83C',
      '\uDF19',
      '\r\n',
      '\r',
      '\0',
      '\u0085',
      '\n\nBackground: ',
      ' (absolutely), ',
      '<script>',
      ' ',
    ),
  ),
  { minLength: 1, maxLength: 8 },
)
  .map((parts) => parts.join(''))
  .filter((text) => shown(text).trim() !== '')
const anyTrimmed = anyText.filter((text) => shown(text) === shown(text).trim())

const anyCharacter = record({
  name: anyText,
  description: anyText,
  backgroundDescription: anyText,
  personalities: uniqueArray(record({ name: anyText, strength: constantFrom(...TRAIT_STRENGTHS) }), {
    maxLength: 6,
    selector: ({ name }) => shown(name),
  }),
  greetings: record({ main: anyText, alternatives: array(anyText, { maxLength: 3 }) }),
  tags: uniqueArray(
    anyTrimmed.filter((tag) => charCount(tag) <= TAG_MAX_CHARS),
    { maxLength: 10, selector: shown },
  ),
})

const asShown = (values: object): unknown =>
  JSON.parse(JSON.stringify(values), (_key, value: unknown) => (typeof value === 'string' ? shown(value) : value))

describe.each(['v2', 'v3'] as const)('a %s card', (spec) => {
  it.each(['PNG', 'JSON'])(
    'of any character that a server can store is read back as a form shows it, from %s',
    async (kind) => {
      const [sample] = await everybody()
      await assert(
        asyncProperty(anyCharacter, async (values) => {
          const character = { ...sample!, ...values }
          const json = JSON.stringify(spec === 'v2' ? cardV2(character) : cardV3(character, PAGE))
          const card = kind === 'PNG' ? cardPng({ spec, character, picture, pageUrl: PAGE }) : json
          const read = await readCard(new Blob([card]))
          expect(read.values).toEqual(asShown(values))
        }),
      )
    },
  )

  it('of every character of the seed is read back unchanged, and nothing is missing', async () => {
    const characters = await everybody()
    expect(characters.length).toBeGreaterThan(20)
    for (const character of characters) {
      expect(await throughACard(character, spec)).toEqual({ values: typed(character), notes: [] })
    }
  })
})

it('a card that was edited elsewhere is read by its standard fields, not by our own values in it', async () => {
  const [character] = await everybody()
  const { values } = await readCard(
    new Blob([
      JSON.stringify({
        spec: 'chara_card_v2',
        spec_version: '2.0',
        data: {
          name: 'Edited',
          description: 'New words.\n\nBackground: New past.',
          personality: 'new (absolutely)',
          first_mes: 'Hello.',
          extensions: {
            'perigee/character': {
              description: character!.description,
              backgroundDescription: character!.backgroundDescription,
              personalities: character!.personalities,
            },
          },
        },
      }),
    ]),
  )
  expect(values).toMatchObject({
    description: 'New words.',
    backgroundDescription: 'New past.',
    personalities: [{ name: 'new', strength: 'absolutely' }],
  })
})

it('a card is recognised although its texts have signs that no form can hold, and keeps its values apart', async () => {
  const [character] = await everybody()
  const odd = {
    ...character!,
    description: 'A lamp\u000Bin the fog.\r\nBackground: none',
    backgroundDescription: 'Cut off \uD83C\n\nBackground: as well',
    personalities: [{ name: 'calm, (mostly)\u0085', strength: 'absolutely' as const }],
  }
  const { values, notes } = await throughACard(odd, 'v3')
  expect(notes).toEqual([])
  expect(values).toMatchObject({
    description: 'A lampin the fog.\nBackground: none',
    backgroundDescription: 'Cut off \uFFFD\n\nBackground: as well',
    personalities: [{ name: 'calm, (mostly)', strength: 'absolutely' }],
  })
})
