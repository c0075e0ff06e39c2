import { expect, it } from 'vitest'
import { suggestedTags, suggestedText } from './suggestion.ts'

const MALFORMED = { problem: 'Tag generation returned a malformed response.' }
const NO_LIST = { problem: 'Tag generation failed to return valid data.' }
const fifteen = Array.from({ length: 15 }, (_, index) => `tag ${index}`)

it.for<{ rows: string[]; response: unknown; tags: unknown }>([
  { rows: ['B5.5-01'], response: ['a', 'b'], tags: { tags: ['a', 'b'] } },
  { rows: ['B5.5-02'], response: '["a","b"]', tags: { tags: ['a', 'b'] } },
  { rows: [], response: [' a ', 'a', '', 3, null, {}], tags: { tags: ['a', '3'] } },
  { rows: ['B5.5-05'], response: fifteen, tags: { tags: fifteen.slice(0, 10) } },
  { rows: ['B5.5-05'], response: JSON.stringify(fifteen), tags: { tags: fifteen.slice(0, 10) } },
  { rows: ['B5.5-03', 'AMB-31'], response: 'not json', tags: MALFORMED },
  { rows: ['B5.5-03', 'AMB-31'], response: '["a",', tags: MALFORMED },
  { rows: ['B5.5-04', 'AMB-31'], response: {}, tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], response: '{}', tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], response: '"a"', tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], response: null, tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], response: undefined, tags: NO_LIST },
  { rows: [], response: [], tags: NO_LIST },
])('reads the tags in $response', ({ response, tags }) => {
  expect(suggestedTags(response)).toEqual(tags)
})

it.for<{ rows: string[]; response: unknown; text: string | undefined }>([
  { rows: ['AMB-06', 'B7-18'], response: 'Aria', text: 'Aria' },
  { rows: ['AMB-06', 'B7-18'], response: ['Aria', 'Mira'], text: 'Aria' },
  { rows: ['AMB-06'], response: 'x'.repeat(2000), text: 'x'.repeat(2000) },
  { rows: [], response: '', text: undefined },
  { rows: [], response: {}, text: undefined },
  { rows: [], response: null, text: undefined },
  { rows: [], response: [], text: undefined },
])('reads the text in $response', ({ response, text }) => {
  expect(suggestedText(response)).toBe(text)
})
