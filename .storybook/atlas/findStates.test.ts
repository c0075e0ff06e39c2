import { expect, it } from 'vitest'
import { ASKED_STATES } from './askedStates.ts'
import { readStates } from './recordFiles.ts'
import { findStates, indexOf, plain } from './findStates.ts'
import type { State } from './storyRecord.ts'

const entries = indexOf(readStates())
const found = (query: string) => findStates(entries, query).map(({ state }) => state.id)

it('finds what people ask for: 50 of the queries among the first three, 47 as the first', () => {
  const places = ASKED_STATES.map(([query, ...ids]) => ({
    query,
    place: found(query).findIndex((id) => ids.includes(id)),
  }))
  expect(places.length).toBeGreaterThanOrEqual(52)
  expect(places.filter(({ place }) => place < 0 || place > 2).length, JSON.stringify(places)).toBeLessThanOrEqual(2)
  expect(places.filter(({ place }) => place === 0).length, JSON.stringify(places)).toBeGreaterThanOrEqual(47)
})

it('every story that the queries name exists', () => {
  const all = new Set(entries.map(({ state: { id } }) => id))
  expect(ASKED_STATES.flatMap(([, ...ids]) => ids).filter((id) => !all.has(id))).toEqual([])
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

it('ranks the same word before its other forms, and these before words that begin so', () => {
  const states = [
    state({ id: 'form', words: ['A deletion'] }),
    state({ id: 'beginning', words: ['Deleteville'] }),
    state({ id: 'word', words: ['Delete'] }),
  ]
  expect(among(states, 'delete')).toEqual(['word', 'form', 'beginning'])
})

it('a state that matches all words is before one that matches some', () => {
  const states = [
    state({ id: 'some', name: 'Liking' }),
    state({ id: 'all', words: ['Like'], calls: ['likeCharacter none network'] }),
  ]
  expect(among(states, 'like without a connection')[0]).toBe('all')
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
