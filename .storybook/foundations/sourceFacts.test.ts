import { expect, it } from 'vitest'
import { tokens } from '#src/app/theme.ts'
import { sourceFacts } from './sourceFacts.ts'

const facts = sourceFacts()

it.for([
  { text: 'Failed to fetch images.', row: 'B8.4-0' },
  { text: 'No results found.', row: 'A2.7-10' },
  { text: 'Read more', row: 'B2.8-22' },
  { text: 'This action cannot be undone', row: 'B2.10-09' },
  { text: 'Unlock the Full Experience!', row: 'A2.14-01' },
  { text: 'Send message failed.', row: 'B8.' },
])('"$text" has its file and its row', ({ text, row }) => {
  const found = facts.texts.find((one) => one.text === text)
  expect(found?.files.length).toBeGreaterThan(0)
  expect(found?.rows.filter((id) => id.startsWith(row)).length).toBeGreaterThan(0)
})

it('finds icons, shadows and animations with their files', () => {
  expect(facts.icons.find(({ name }) => name === 'IconBell')?.files).toContain('src/shell/AccountMenu.tsx')
  expect(facts.shadows.length).toBeGreaterThan(0)
  expect(facts.motions.length).toBeGreaterThan(0)
})

it('finds uses of every purple of the theme', () => {
  const used = new Set(facts.variables.map(({ name }) => name))
  expect(Object.keys(tokens).filter((name) => name.startsWith('purple') && !used.has(name))).toEqual([])
})
