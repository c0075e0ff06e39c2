import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { World } from '#src/world/World.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { persistedAtom } from './persistedAtom.ts'

const sizeAtom = persistedAtom('size', v.picklist(['small', 'large']), 'small')

function storeOn(storage: Storage) {
  const store = createStore()
  store.set(givenAtom, { world: { storage } as World, queryClient: new QueryClient(), store })
  return store
}

/** A storage with one method that throws, as the browser's does. */
function refusing(method: 'getItem' | 'setItem', name: string): Storage {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  return Object.assign(memoryStorage(), { [method]: refuse })
}

it('starts with its default, stores what is set, and restores it on the next visit', () => {
  const storage = memoryStorage()
  const store = storeOn(storage)
  expect(store.get(sizeAtom)).toBe('small')
  store.set(sizeAtom, 'large')
  expect(store.get(sizeAtom)).toBe('large')
  expect(storeOn(storage).get(sizeAtom)).toBe('large')
})

it.for(['"huge"', 'not json', '', '{"size":"large"}', 'null'])('a stored %s counts as absent', (stored) => {
  expect(storeOn(memoryStorage({ size: stored })).get(sizeAtom)).toBe('small')
})

it('with a full storage the choice lasts as long as the page', () => {
  const full = refusing('setItem', 'QuotaExceededError')
  const store = storeOn(full)
  store.set(sizeAtom, 'large')
  expect(store.get(sizeAtom)).toBe('large')
})

it('with a blocked storage the default is used', () => {
  const blocked = refusing('getItem', 'SecurityError')
  expect(storeOn(blocked).get(sizeAtom)).toBe('small')
})
