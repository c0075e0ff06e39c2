import { expect, it } from 'vitest'
import { requirementRows, requirementSections, rowFinder } from './requirementTexts.ts'

const MARKDOWN = `| id | fact |
| --- | --- |
| **B8** | **Errors** (99) | | |
| B8.1-02 | "Failed to delete character" | DELETE 500 | errors |
| A4.2-26 | 'No results found.' also for a failure | stub | search |
| B9-37 | Preview "Read more" beyond 100 characters | see | limits |
`
const ROWS = requirementRows(MARKDOWN)

it('reads rows, not groups', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(['B8.1-02', 'A4.2-26', 'B9-37'])
})

it.for([
  { text: 'Read more', ids: ['B9-37'] },
  { text: 'Read', ids: [] },
  { text: 'No results found.', ids: ['A4.2-26'] },
  { text: 'Failed to delete {…}', ids: ['B8.1-02'] },
  { text: '{…}', ids: [] },
])('"$text" is in $ids', ({ text, ids }) => {
  expect(rowFinder(ROWS)(text)).toEqual(ids)
})

it('reads the titles of sections', () => {
  expect(requirementSections(MARKDOWN)).toEqual({ B8: 'Errors' })
})
