import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { rememberedLists } from './rememberedLists.ts'

const GOOD = {
  search: '{}',
  pages: [{ length: 10, hidden: [0, 3], next: 2, total: 24 }],
  shape: { columns: 4, rowPx: 400 },
}
const page = (more: object) => ({ ...GOOD, pages: [{ ...GOOD.pages[0], ...more }] })
const storageWith = (value: unknown) =>
  memoryStorage({ 'perigee.search': JSON.stringify([['step', { owner: 'mira', value }]]) })

it('a list is restored as the user left it', () => {
  const storage = memoryStorage()
  rememberedLists.write(storage, 'mira', 'step', GOOD)
  expect(rememberedLists.read(storage, 'mira', 'step')).toEqual(GOOD)
})

it.for([
  { what: 'a negative length', value: page({ length: -5 }) },
  { what: 'a length that is no whole number', value: page({ length: 1.5 }) },
  { what: 'a length that no page has', value: page({ length: 1e12 }) },
  { what: 'a place behind the last entry', value: page({ hidden: [10] }) },
  { what: 'more hidden places than entries', value: page({ length: 1, hidden: [0, 0] }) },
  { what: 'a page before the first', value: page({ next: 0 }) },
  { what: 'rows without height', value: { ...GOOD, shape: { columns: 4, rowPx: 0 } } },
  { what: 'no columns', value: { ...GOOD, shape: { columns: 0, rowPx: 400 } } },
])('a stored list with $what counts as absent', ({ value }) => {
  expect(rememberedLists.read(storageWith(value), 'mira', 'step')).toBeUndefined()
})

it('an impossible total is left out', () => {
  const read = rememberedLists.read(storageWith(page({ total: -1 })), 'mira', 'step')
  expect(read).toEqual(page({ total: undefined }))
})
