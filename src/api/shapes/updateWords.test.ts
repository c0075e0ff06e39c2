import { expect, it } from 'vitest'
import { updateWords } from './updateWords.ts'

const NOTHING = ''

it.for([
  { rows: ['A7-10', 'AMB-59'], response: { messages: { a: 'A', b: 'B' } }, shown: 'A\nB' },
  { rows: ['A7-10'], response: { messages: { a: 'A', b: { deep: 'B' }, c: ' ' } }, shown: 'A' },
  { rows: ['A7-11', 'AMB-59', 'NS-19'], response: {}, shown: NOTHING },
  { rows: ['A7-11', 'AMB-59'], response: { messages: {} }, shown: NOTHING },
  { rows: ['A7-11', 'AMB-59'], response: { messages: null }, shown: NOTHING },
  { rows: ['A7-11'], response: undefined, shown: NOTHING },
  { rows: ['A7-11'], response: 'OK', shown: NOTHING },
])('$response is shown as $shown', ({ response, shown }) => {
  expect(updateWords(response)).toBe(shown)
})
