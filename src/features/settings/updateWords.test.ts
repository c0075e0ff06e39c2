import { expect, it } from 'vitest'
import { updateWords } from './updateWords.ts'

const DONE = 'Account updated successfully.'

it.for([
  { rows: ['A7-10', 'AMB-59'], answer: { messages: { a: 'A', b: 'B' } }, shown: 'A\nB' },
  { rows: ['A7-10'], answer: { messages: { a: 'A', b: { deep: 'B' }, c: ' ' } }, shown: 'A' },
  { rows: ['A7-11', 'AMB-59', 'NS-19'], answer: {}, shown: DONE },
  { rows: ['A7-11', 'AMB-59'], answer: { messages: {} }, shown: DONE },
  { rows: ['A7-11', 'AMB-59'], answer: { messages: null }, shown: DONE },
  { rows: ['A7-11'], answer: undefined, shown: DONE },
  { rows: ['A7-11'], answer: 'OK', shown: DONE },
])('$answer is told as $shown', ({ answer, shown }) => {
  expect(updateWords(answer, DONE)).toBe(shown)
})
