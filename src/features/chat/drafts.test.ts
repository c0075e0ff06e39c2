import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { sessionStateAtom } from '#src/session/session.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { World } from '#src/world/World.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { claimDraftAtom, draftAt, followViewerAtom, giveBackAtom, together, writeDraftAtom } from './drafts.ts'

const MIRA = { viewer: 'mira', characterId: 'c1' }
const VISITOR = { viewer: '', characterId: 'c1' }

/** A page load over a storage that outlives it. */
function load(storage: Storage = memoryStorage()) {
  const store = createStore()
  store.set(givenAtom, { world: { storage } as World, queryClient: undefined as never })
  const text = (place = MIRA) => store.get(draftAt(place))
  return { store, storage, text }
}

it('a text is there again after a reload, for whoever typed it and in that chat only', () => {
  const { store, storage } = load()
  store.set(writeDraftAtom, MIRA, 'Dear keeper')
  const next = load(storage)
  expect(next.text()).toBe('Dear keeper')
  expect(next.text(VISITOR)).toBe('')
  expect(next.text({ ...MIRA, characterId: 'c2' })).toBe('')
  expect(next.text({ ...MIRA, viewer: 'jonas' })).toBe('')
})

it('an emptied composer leaves nothing behind', () => {
  const { store, storage } = load()
  store.set(writeDraftAtom, MIRA, 'Dear')
  store.set(writeDraftAtom, MIRA, '')
  expect(storage).toHaveLength(0)
})

it('where nothing can be stored, the text lasts as long as the tab', () => {
  const blocked = Object.assign(memoryStorage(), { setItem: fail, removeItem: fail, getItem: fail })
  const { store, text } = load(blocked)
  expect(text()).toBe('')
  store.set(writeDraftAtom, MIRA, 'Dear')
  expect(text()).toBe('Dear')
})

it('a text that could not be sent comes back before what was typed meanwhile', () => {
  const { store, text } = load()
  store.set(giveBackAtom, MIRA, 'first')
  expect(text()).toBe('first')
  store.set(writeDraftAtom, MIRA, ' ')
  store.set(giveBackAtom, MIRA, 'first')
  expect(text()).toBe('first')
  store.set(writeDraftAtom, MIRA, 'second')
  store.set(giveBackAtom, MIRA, 'first')
  expect(text()).toBe('first\nsecond')
})

it('what a visitor typed belongs to whom they turn out to be', () => {
  const { store, text } = load()
  store.set(writeDraftAtom, VISITOR, 'Hello there')
  store.set(claimDraftAtom, MIRA)
  expect([text(), text(VISITOR)]).toEqual(['Hello there', ''])
  store.set(claimDraftAtom, MIRA)
  expect(text()).toBe('Hello there')
})

it('a session that has expired leaves the text to be seen; one that was ended by its owner does not', () => {
  for (const error of ['Failed to refresh token', undefined]) {
    const { store, text } = load()
    store.set(sessionStateAtom, { phase: 'signed out', session: 2, error })
    store.set(giveBackAtom, MIRA, 'Dear keeper')
    expect(text(VISITOR)).toBe(error ? 'Dear keeper' : '')
    store.set(claimDraftAtom, MIRA)
    expect(text()).toBe('Dear keeper')
  }
})

it('what is being typed stays when the session expires, and goes with its owner when they sign out', () => {
  for (const error of ['Failed to refresh token', undefined]) {
    const { store, text } = load()
    store.set(writeDraftAtom, MIRA, 'Dear')
    store.set(sessionStateAtom, { phase: 'signed out', session: 2, error })
    store.set(followViewerAtom, MIRA, VISITOR)
    expect(text(VISITOR)).toBe(error ? 'Dear' : '')
    if (error) store.set(writeDraftAtom, VISITOR, 'Dear keeper')
    store.set(followViewerAtom, VISITOR, MIRA)
    expect([text(), text(VISITOR)]).toEqual([error ? 'Dear keeper' : 'Dear', ''])
  }
})

it('two texts are put together, and the same text typed on is one', () => {
  expect(together('a', 'a b')).toBe('a b')
  expect(together('a b', 'a')).toBe('a b')
  expect(together('', 'b')).toBe('b')
  expect(together('a', 'b')).toBe('a\nb')
})

function fail(): never {
  throw new DOMException('Full', 'QuotaExceededError')
}
