import { array, assert, asyncProperty, constantFrom, record, string, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPng } from '#mocks/cards/cards.ts'
import { plainPng } from '#mocks/cards/png.ts'
import { createPretendServer } from '#mocks/server/pretendServer.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { readCard } from './readCard.ts'

// A card that is downloaded here and imported again gives the same character.

const picture = await plainPng(3, 4, [20, 10, 40], [90, 60, 200])
const PAGE = 'https://perigee.example/character/x'

async function throughACard(character: Character, spec: 'v2' | 'v3') {
  const { values, notes } = await readCard(new Blob([cardPng({ spec, character, picture, pageUrl: PAGE })]))
  return { values, notes }
}
const typed = ({ name, description, backgroundDescription, personalities, greetings, tags }: Character) => ({
  name,
  description,
  backgroundDescription,
  personalities,
  greetings,
  tags,
})

async function everybody(): Promise<Character[]> {
  const server = createPretendServer({})
  const response = await server.fetch('https://perigee.example/api/v1/characters?page=1&limit=50&sort=latest')
  const { data } = (await response.json()) as { data: Character[] }
  server.dispose()
  return data
}

describe.each(['v2', 'v3'] as const)('a %s card', (spec) => {
  it('of everybody of the community is read back as it was, and nothing is missing', async () => {
    const characters = await everybody()
    expect(characters.length).toBeGreaterThan(20)
    for (const character of characters) {
      expect(await throughACard(character, spec)).toEqual({ values: typed(character), notes: [] })
    }
  })

  it('of any character that can be typed', async () => {
    const text = (maxLength: number) =>
      string({ unit: 'grapheme', minLength: 1, maxLength }).filter(
        (one) => /^[^\p{Cc}\p{Cs}]+$/u.test(one) && one.trim() === one && !/<\s*script/i.test(one),
      )
    const [sample] = await everybody()
    const character = record({
      name: text(12),
      description: text(60),
      backgroundDescription: text(40),
      personalities: uniqueArray(record({ name: text(20), strength: constantFrom(...TRAIT_STRENGTHS) }), {
        maxLength: 6,
        selector: ({ name }) => name,
      }),
      greetings: record({ main: text(60), alternatives: array(text(60), { maxLength: 3 }) }),
      tags: uniqueArray(text(8), { maxLength: 10 }),
    })
    await assert(
      asyncProperty(character, async (values) => {
        const result = await throughACard({ ...sample!, ...values }, spec)
        expect(result.values).toEqual(values)
      }),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})

it('a card that was edited elsewhere is read by its texts, not by our values in it', async () => {
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
