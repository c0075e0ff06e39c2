import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { rememberedAtom } from './view.ts'

/** A store whose browser storage has these entries. */
function storeWith(stored: Record<string, string> = {}) {
  const store = createStore()
  const storage = memoryStorage(stored)
  store.set(givenAtom, { world: { storage }, queryClient: {} } as never)
  return { store, storage }
}

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
