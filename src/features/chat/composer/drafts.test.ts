import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { World } from '#src/world/World.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { draftAt, giveBack, together } from './drafts.ts'

const MIRA = { viewer: 'mira', characterId: 'c1' }
const VISITOR = { viewer: '', characterId: 'c1' }

function load() {
  const store = createStore()
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const world = { storage: memoryStorage(), sessionStorage: memoryStorage(), clock } as unknown as World
  store.set(givenAtom, { world, queryClient: undefined as never, store })
  const draft = (conversationKey = MIRA) => store.get(draftAt(conversationKey))
  return { store, draft }
}

it('a text that could not be sent is restored before the text typed since', () => {
  const { store, draft } = load()
  giveBack(store, MIRA, 'first')
  expect(draft().read()).toBe('first')
  draft().write(' ')
  giveBack(store, MIRA, 'first')
  expect(draft().read()).toBe('first')
  draft().write('second')
  giveBack(store, MIRA, 'first')
  expect(draft().read()).toBe('first\nsecond')
})

it.for([{ rows: ['AMB-10'] }])('the text of a visitor is joined with the draft of the member who signs in', () => {
  const { store, draft } = load()
  draft().write('Dear keeper')
  draft(VISITOR).write('Hello there')
  store.get(draftsAtom).claim('mira')
  expect(draft().read()).toBe('Dear keeper\nHello there')
  expect(draft(VISITOR).read()).toBeUndefined()
})

it('two texts are joined, unless one continues the other', () => {
  expect(together('a', 'a b')).toBe('a b')
  expect(together('a b', 'a')).toBe('a b')
  expect(together('', 'b')).toBe('b')
  expect(together('a', 'b')).toBe('a\nb')
})
