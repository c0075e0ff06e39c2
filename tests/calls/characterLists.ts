import { expect } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import {
  listCharacters,
  listFavorites,
  listMyCharacters,
  listRandomTraits,
  listSimilarCharacters,
  listUserCharacters,
  readRandomImage,
  searchCharacters,
  searchTags,
} from '#src/api/generated/characters/reads.ts'
import { type CallCase, notFound } from './callCase.ts'

const named = (name: string) => expect.objectContaining({ name })

export const characterListCases: CallCase[] = [
  {
    operation: 'listCharacters',
    status: 200,
    when: 'anyone asks',
    call: (me) => listCharacters({ page: 1, limit: 7, sort: 'liked' }, me),
    response: { meta: { page: 1, limit: 7 } },
  },
  {
    operation: 'searchCharacters',
    status: 200,
    when: 'a name fits',
    call: (me) => searchCharacters({ query: 'mirelle' }, me),
    response: { data: expect.arrayContaining([named('Mirelle of the Tides')]), meta: { page: 1, limit: 20 } },
  },
  {
    operation: 'listMyCharacters',
    status: 200,
    when: 'signed in, with the private ones',
    viewer: 'mira',
    call: (me) => listMyCharacters({}, me),
    response: {
      data: expect.arrayContaining([expect.objectContaining({ id: characterId('the-unsent-letter') })]),
      meta: { limit: 12 },
    },
  },
  {
    operation: 'listFavorites',
    status: 200,
    when: 'signed in',
    viewer: 'mira',
    call: (me) => listFavorites({ limit: 50 }, me),
    response: { data: expect.arrayContaining([expect.objectContaining({ id: characterId('nine'), isLiked: true })]) },
  },
  {
    operation: 'listUserCharacters',
    status: 200,
    when: 'the user exists, a space in the name',
    call: (me) => listUserCharacters('old salt', { page: 1, limit: 12 }, me),
    response: { meta: { page: 1, limit: 12 } },
  },
  {
    operation: 'listUserCharacters',
    status: 404,
    when: 'there is no such user',
    call: (me) => listUserCharacters('nobody', {}, me),
    response: { detail: 'User not found.' },
  },
  {
    operation: 'listSimilarCharacters',
    status: 200,
    when: 'it exists, itself first',
    call: (me) => listSimilarCharacters(characterId('nine'), { num_characters: 3 }, me),
    response: [{ id: characterId('nine') }, {}, {}],
  },
  notFound('listSimilarCharacters', (id, me) => listSimilarCharacters(id, {}, me)),
  {
    operation: 'readRandomImage',
    status: 200,
    when: 'there are characters',
    call: (me) => readRandomImage(me),
    response: { url: expect.any(String) },
  },
  {
    operation: 'readRandomImage',
    status: 404,
    when: 'there are none',
    scenario: 'empty-world',
    call: (me) => readRandomImage(me),
    response: { detail: 'There are no characters yet.' },
  },
  {
    operation: 'listRandomTraits',
    status: 200,
    when: 'three are asked for',
    call: (me) => listRandomTraits({ count: 3 }, me),
    response: [expect.any(String), expect.any(String), expect.any(String)],
  },
  {
    operation: 'searchTags',
    status: 200,
    when: 'tags contain the text',
    call: (me) => searchTags({ q: 'SEA' }, me),
    response: expect.arrayContaining(['sea']),
  },
]
