import { expect, it } from 'vitest'
import { suggestedTags, suggestedText } from './suggestion.ts'

const MALFORMED = { problem: 'Tag generation returned a malformed response.' }
const NO_LIST = { problem: 'Tag generation failed to return valid data.' }
const fifteen = Array.from({ length: 15 }, (_, index) => `tag ${index}`)

it.for<{ rows: string[]; answer: unknown; tags: unknown }>([
  { rows: ['B5.5-01'], answer: ['a', 'b'], tags: { tags: ['a', 'b'] } },
  { rows: ['B5.5-02'], answer: '["a","b"]', tags: { tags: ['a', 'b'] } },
  { rows: [], answer: [' a ', 'a', '', 3, null, {}], tags: { tags: ['a', '3'] } },
  { rows: ['B5.5-05'], answer: fifteen, tags: { tags: fifteen.slice(0, 10) } },
  { rows: ['B5.5-05'], answer: JSON.stringify(fifteen), tags: { tags: fifteen.slice(0, 10) } },
  { rows: ['B5.5-03', 'AMB-31'], answer: 'not json', tags: MALFORMED },
  { rows: ['B5.5-03', 'AMB-31'], answer: '["a",', tags: MALFORMED },
  { rows: ['B5.5-04', 'AMB-31'], answer: {}, tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], answer: '{}', tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], answer: '"a"', tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], answer: null, tags: NO_LIST },
  { rows: ['B5.5-04', 'AMB-31'], answer: undefined, tags: NO_LIST },
  { rows: [], answer: [], tags: NO_LIST },
])('tags in $answer', ({ answer, tags }) => {
  expect(suggestedTags(answer)).toEqual(tags)
})

it.for<{ rows: string[]; answer: unknown; text: string | undefined }>([
  { rows: ['AMB-06', 'B7-18'], answer: 'Aria', text: 'Aria' },
  { rows: ['AMB-06', 'B7-18'], answer: ['Aria', 'Mira'], text: 'Aria' },
  { rows: ['AMB-06'], answer: 'x'.repeat(2000), text: 'x'.repeat(2000) },
  { rows: [], answer: '', text: undefined },
  { rows: [], answer: {}, text: undefined },
  { rows: [], answer: null, text: undefined },
  { rows: [], answer: [], text: undefined },
])('a text in $answer', ({ answer, text }) => {
  expect(suggestedText(answer)).toBe(text)
})
