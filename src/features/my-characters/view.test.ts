import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { chosen, pageSize, rememberedAtom, type View, viewOf } from './view.ts'

/** A store whose browser storage has these entries. */
function storeWith(stored: Record<string, string> = {}) {
  const store = createStore()
  const storage = memoryStorage(stored)
  store.set(givenAtom, { world: { storage }, queryClient: {} } as never)
  return { store, storage }
}

it.for([{ rows: ['B9-20', 'B9-23'] }])(
  'at first, the list shows the viewer’s own characters, the last edited first',
  () => {
    const { store } = storeWith()
    expect(viewOf({}, store.get(rememberedAtom))).toEqual({
      tab: 'mine',
      sort_by: 'last_edited',
      sort_order: 'desc',
      page: 1,
    })
  },
)

it.for([{ rows: ['B2.7-08', 'B2.7-09', 'B2.7-10', 'B3-32'] }])('choices are stored under their former names', () => {
  const { store, storage } = storeWith()
  store.set(rememberedAtom, { tab: 'favorites', sort_by: 'like_count', sort_order: 'asc' })
  expect(storage.getItem('myCharactersPage_activeTab')).toBe('"favorites"')
  expect(storage.getItem('myCharactersPage_sortBy')).toBe('"like_count"')
  expect(storage.getItem('myCharactersPage_sortOrder')).toBe('"asc"')
  const later = storeWith(Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key)!])))
  expect(later.store.get(rememberedAtom)).toEqual({ tab: 'favorites', sort_by: 'like_count', sort_order: 'asc' })
})

const KEYS = ['myCharactersPage_activeTab', 'myCharactersPage_sortBy', 'myCharactersPage_sortOrder']

it('a stored choice that is not offered any more counts as absent', () => {
  const { store } = storeWith({ [KEYS[0]!]: '"others"', [KEYS[1]!]: 'not JSON', [KEYS[2]!]: '7' })
  expect(store.get(rememberedAtom)).toEqual({ tab: 'mine', sort_by: 'last_edited', sort_order: 'desc' })
})

it.for([{ rows: ['B2.7-23', 'B2.7-24'] }])('another list or order begins at its first page', () => {
  const view: View = { tab: 'mine', sort_by: 'created_at', sort_order: 'asc', page: 3 }
  expect(chosen(view, { tab: 'favorites' })).toEqual({ ...view, tab: 'favorites', page: 1 })
  expect(chosen(view, { sort_by: 'like_count' })).toEqual({ ...view, sort_by: 'like_count', page: 1 })
  expect(chosen(view, { sort_order: 'desc' })).toEqual({ ...view, sort_order: 'desc', page: 1 })
})

it.for([
  { rows: ['B9-18', 'AMB-14'], tab: 'mine', size: 11 },
  { rows: ['B9-18', 'AMB-14'], tab: 'favorites', size: 12 },
] as const)('a page of $tab requests $size', ({ tab, size }) => {
  expect(pageSize({ tab })).toBe(size)
})
