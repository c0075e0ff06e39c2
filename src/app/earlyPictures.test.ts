import { expect, it } from 'vitest'
import { firstPictures } from './earlyPictures.ts'

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
])('$what', ({ body, pictures }) => {
  expect(firstPictures(body)).toEqual(pictures)
})
