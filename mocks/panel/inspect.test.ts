import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#mocks/db/database.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { placesOf, type Pointed } from './inspect.ts'

const nine = `characters/${characterId('nine')}`
const mira = `users/${userId('mira')}`

let db: Database
beforeAll(async () => {
  const server = createMockServer({ scenario: 'signed-in' })
  await server.ready
  await server.edit({
    characters: {
      [characterId('nine')]: {
        description: 'A **brass** clock.\n\nIt strikes nine.',
        likeCount: 1_204_388,
        conversationCount: 77,
        messageCount: 77,
        tags: ['clockwork', 'brass'],
        last_edited: '2026-05-19T21:59:00Z',
      },
    },
    users: { [userId('mira')]: { username: 'Mira of Mars' } },
  })
  db = server.db
})

it.for<[string, Pointed, string[]]>([
  ['a text', { text: ' Nine ' }, [`${nine} name`]],
  ['a paragraph of markdown', { text: 'A brass clock.' }, [`${nine} description`]],
  ['an entry of a list', { text: 'clockwork' }, [`${nine} tags.0`]],
  ['a short number', { text: '1.2M' }, [`${nine} likeCount`]],
  ['a long number', { text: '1,204,388' }, [`${nine} likeCount`]],
  ['a text that is cut', { text: 'It strikes…' }, [`${nine} description`]],
  ['a time', { time: '2026-05-19T21:59:00Z' }, [`${nine} last_edited`]],
  ['a value among words of the app', { text: 'by Mira of Mars' }, [`${mira} username`]],
  ['a picture', { picture: 'https://cdn.example/nine-card.avif' }, [`${nine} picture`]],
  ['a value of two fields', { text: '77' }, [`${nine} conversationCount`, `${nine} messageCount`]],
  ['a whole value rather than a part of another', { text: 'brass' }, [`${nine} tags.1`]],
  ['a text of the app', { text: 'Log out' }, []],
])('%s: %j', ([, pointed, expected]) => {
  const places = placesOf(db, [nine, mira], [pointed])
  expect(places.map(({ key, field }) => `${key} ${field}`)).toEqual(expected)
})

it('searches all records if none of the page has the value', () => {
  expect(placesOf(db, [mira], [{ text: 'Nine' }])).toContainEqual({ key: nine, field: 'name' })
})
