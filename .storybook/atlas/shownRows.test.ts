import { expect, it } from 'vitest'
import { shownRows } from './shownRows.ts'

const ROWS = [
  { id: 'A2.1-01', statement: 'One' },
  { id: 'B2.8-01', statement: 'Two' },
  { id: 'B2.8-02', statement: 'Three' },
]
const INDEX = { a: { tags: ['test', 'B2.8-02'] }, b: { tags: ['A2.1-01', 'B2.8-02'] }, c: { tags: ['B2.8-01'] }, d: {} }

it('groups the rows of the given stories by section, in document order', () => {
  expect(shownRows(INDEX, ['a', 'b', 'd', 'unknown'], ROWS)).toEqual([
    { id: 'A2.1', rows: [{ ...ROWS[0], stories: ['b'] }] },
    { id: 'B2.8', rows: [{ ...ROWS[2], stories: ['a', 'b'] }] },
  ])
})
