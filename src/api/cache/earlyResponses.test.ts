import { expect, it } from 'vitest'
import { chatIdIn, picturesIn } from './earlyResponses.ts'

const character = (pfp_url: unknown) => ({ pfp_url, large_pfp_url: 'large' })

it.for([
  {
    what: 'the first four of a listing',
    body: { data: ['1', '2', '3', '4', '5'].map(character) },
    pictures: ['1', '2', '3', '4'],
  },
  { what: 'the large one of a character', body: character('small'), pictures: ['large'] },
  { what: 'nothing where there is no picture', body: { data: ['', 'None', null].map(character) }, pictures: [] },
  { what: 'nothing of a list of nothing', body: { data: [null] }, pictures: [] },
  { what: 'nothing of an empty response', body: undefined, pictures: [] },
  { what: 'nothing of a number', body: 7, pictures: [] },
])('$what', ({ body, pictures }) => {
  expect(picturesIn(body, 4)).toEqual(pictures)
})

it.for([
  { response: { id: 'chat-1' }, id: 'chat-1' },
  { response: [{ id: 'chat-1' }], id: 'chat-1' },
  { response: { id: 7 }, id: undefined },
  { response: [null], id: undefined },
  { response: null, id: undefined },
  { response: 'chat-1', id: undefined },
])('reads the chat id in $response', ({ response, id }) => {
  expect(chatIdIn(response)).toBe(id)
})
