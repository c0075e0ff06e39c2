import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { rememberedAtom } from './view.ts'

it('a stored choice that is not offered any more counts as absent', () => {
  const store = createStore()
  const storage = memoryStorage({
    myCharactersPage_activeTab: '"others"',
    myCharactersPage_sortBy: 'not JSON',
    myCharactersPage_sortOrder: '7',
  })
  store.set(givenAtom, { world: { storage }, queryClient: {} } as never)
  expect(store.get(rememberedAtom)).toEqual({ tab: 'mine', sort_by: 'last_edited', sort_order: 'desc' })
})
