import { describe, expect, it } from 'vitest'
import { readStates } from './recordFiles.ts'
import { findStates, indexOf, plain } from './findStates.ts'
import type { State } from './storyRecord.ts'

const entries = indexOf(readStates())
const found = (query: string) => findStates(entries, query).map(({ state }) => state.id)

describe('the first three results contain what a tester searches for', () => {
  it.for([
    { query: 'delete a chat fails', id: 'features-chat-chatpage--not-deleted' },
    { query: 'search offline', id: 'features-search-searchoffline--search-offline' },
    { query: 'retouch refused', id: 'features-character-editor-images-retouchdialog--blocked' },
    { query: 'wrong password', id: 'features-accounts-signinpage--wrong-password' },
    { query: 'right-to-left character page', id: 'features-character-page-characterpage--right-to-left' },
    { query: 'second page of favourites', id: 'features-my-characters-favoritespages--second-page-of-favorites' },
    { query: 'greeting 2 of 4', id: 'features-chat-chatmoments--second-of-four-greetings' },
    { query: 'draft restored', id: 'features-character-editor-createcharacterpage--draft-restored' },
    { query: 'read-only staging', id: 'start-staging--read-only-staging' },
    { query: 'session expired while typing', id: 'features-chat-chatmoments--session-expires-while-typing' },
  ])('$query', ({ query, id }) => expect(found(query).slice(0, 3)).toContain(id))
})

it.for(['refused', 'expired', 'rtl', 'arabic', 'page 2', 'read-only', 'favourites', 'Oops', 'couldn’t load more'])(
  'finds something for %s',
  (query) => expect(found(query)).not.toEqual([]),
)

const state = (given: Partial<State>): State => ({
  id: 'a',
  name: '',
  title: '',
  description: '',
  width: 1280,
  viewer: null,
  scenario: null,
  path: null,
  pageTitle: null,
  headings: [],
  words: [],
  controls: [],
  calls: [],
  played: [],
  ...given,
})
const among = (states: State[], query: string) => findStates(indexOf(states), query).map(({ state: { id } }) => id)

it('ranks exact words before prefixes, and prefixes before other word forms', () => {
  const states = [
    state({ id: 'form', words: ['A deletion'] }),
    state({ id: 'beginning', words: ['deletes'] }),
    state({ id: 'word', words: ['Delete'] }),
  ]
  expect(among(states, 'delete')).toEqual(['word', 'beginning', 'form'])
})

it('ranks adjacent words before separate words', () => {
  const states = [state({ id: 'apart', words: ['chat', 'Delete'] }), state({ id: 'beside', words: ['Delete chat'] })]
  expect(among(states, 'delete chat')).toEqual(['beside', 'apart'])
})

it('finds a call by its operation, in any letter case, and its status', () => {
  const states = [state({ id: 'one', calls: ['deleteChat 409'] }), state({ id: 'other', calls: ['deleteChat 500'] })]
  expect(among(states, 'deletechat 409')).toEqual(['one'])
  expect(among(states, 'deleteChat 500')).toEqual(['other'])
})

it('finds nothing for a blank query or for unknown words', () => {
  expect(among([state({ words: ['Delete'] })], ' ')).toEqual([])
  expect(among([state({ words: ['Delete'] })], 'zeppelin')).toEqual([])
})

it('ignores accents, case and punctuation', () => {
  expect(plain('Couldn’t load: Résumé deleteChat')).toBe('couldnt load resume delete chat')
})
