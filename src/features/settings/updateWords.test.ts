import { expect, it } from 'vitest'
import { updateWords } from './updateWords.ts'

const DONE = 'Account updated successfully.'

it.for([
  { rows: ['A7-10', 'AMB-59'], response: { messages: { a: 'A', b: 'B' } }, shown: 'A\nB' },
  { rows: ['A7-10'], response: { messages: { a: 'A', b: { deep: 'B' }, c: ' ' } }, shown: 'A' },
  { rows: ['A7-11', 'AMB-59', 'NS-19'], response: {}, shown: DONE },
  { rows: ['A7-11', 'AMB-59'], response: { messages: {} }, shown: DONE },
  { rows: ['A7-11', 'AMB-59'], response: { messages: null }, shown: DONE },
  { rows: ['A7-11'], response: undefined, shown: DONE },
  { rows: ['A7-11'], response: 'OK', shown: DONE },
])('$response is shown as $shown', ({ response, shown }) => {
  expect(updateWords(response, DONE)).toBe(shown)
})
