import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { openTab } from '#tests/support/openTab.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { runAfterSignInAtom, storeAfterSignInAtom } from './afterSignIn.ts'
import { requireSignInAtom } from './requireSignIn.ts'
import { signOutAtom } from './signOut.ts'

const me = { id: 'm', username: 'mira', email: 'mira@example.com' }

/** A tab whose server knows Mira; with `response`, the profile arrives when that resolves. */
function tabAt(path: string, { isMember = false, response = Promise.resolve() } = {}) {
  const storage = memoryStorage()
  if (isMember) credentialsIn(storage).write('access', `h.${btoa('{}')}.s`)
  return openTab('https://perigee.example/api/v1', {
    storage,
    history: createMemoryHistory({ initialEntries: [path] }),
    fetch: () => response.then(() => Response.json(me)),
  })
}

it.for([{ rows: ['A4.1-20', 'A4.1-22'] }])('an action runs once, and is then forgotten', () => {
  const { store } = tabAt('/search')
  const action = vi.fn()
  store.set(storeAfterSignInAtom, action)
  expect(store.set(runAfterSignInAtom)).toBe(true)
  expect(store.set(runAfterSignInAtom)).toBe(false)
  expect(action).toHaveBeenCalledOnce()
})

it('an action that requests a sign-in itself does not run again', () => {
  const { store } = tabAt('/search')
  const later = vi.fn()
  store.set(storeAfterSignInAtom, () => store.set(storeAfterSignInAtom, later))
  store.set(runAfterSignInAtom)
  expect(later).not.toHaveBeenCalled()
  store.set(runAfterSignInAtom)
  expect(later).toHaveBeenCalledOnce()
})

it.for([
  { rows: ['A4.1-21'], options: { keepExisting: true }, winner: 'first' },
  { rows: ['A4.1-21'], options: {}, winner: 'second' },
])('of two actions stored with $options the $winner one runs', ({ options, winner }) => {
  const { store } = tabAt('/search')
  const ran: string[] = []
  store.set(storeAfterSignInAtom, () => void ran.push('first'))
  store.set(storeAfterSignInAtom, () => void ran.push('second'), options)
  store.set(runAfterSignInAtom)
  expect(ran).toEqual([winner])
})

it('an action runs on the page that requested it, instead of the sign-in page', () => {
  const { store, world } = tabAt('/character/7?tab=about')
  const seen: string[] = []
  store.set(storeAfterSignInAtom, () => void seen.push(world.history.location.href))
  world.history.push('/signin')
  world.history.push('/signup')
  world.history.push('/signin')
  store.set(runAfterSignInAtom)
  expect(seen).toEqual(['/character/7?tab=about'])
  expect(world.history.location.href).toBe('/character/7?tab=about')
  expect(world.history.length).toBe(4)
})

it('an action does not navigate if the user never went to the sign-in page', () => {
  const { store, world } = tabAt('/character/7')
  store.set(storeAfterSignInAtom, () => undefined)
  world.history.push('/explore')
  store.set(runAfterSignInAtom)
  expect(world.history.location.href).toBe('/explore')
})

it.for([{ rows: ['A2.14-04'] }])('signed out: asks the user to sign in, and does nothing', () => {
  const tab = tabAt('/search')
  tab.start()
  const action = vi.fn()
  tab.store.set(requireSignInAtom, action)
  expect(tab.isPromptOpen()).toBe(true)
  expect(action).not.toHaveBeenCalled()
})

it.for([{ rows: ['A2.14-05'] }])('signed in: runs at once, without asking', async () => {
  const tab = tabAt('/search', { isMember: true })
  tab.start()
  await tab.settled()
  const action = vi.fn()
  tab.store.set(requireSignInAtom, action)
  expect(action).toHaveBeenCalledOnce()
  expect(tab.isPromptOpen()).toBe(false)
})

it.for([{ rows: ['A2.14-05'] }])('while the start is pending, waits for its result', async () => {
  const response = Promise.withResolvers<void>()
  const tab = tabAt('/search', { isMember: true, response: response.promise })
  tab.start()
  const action = vi.fn()
  tab.store.set(requireSignInAtom, action)
  expect(action).not.toHaveBeenCalled()
  expect(tab.isPromptOpen()).toBe(false)
  response.resolve()
  await tab.settled()
  expect(action).toHaveBeenCalledOnce()
  expect(tab.isPromptOpen()).toBe(false)
})

it('a sign-out forgets the stored actions of the former viewer', async () => {
  const tab = tabAt('/search', { isMember: true })
  tab.start()
  await tab.settled()
  tab.store.set(storeAfterSignInAtom, () => undefined)
  tab.store.set(signOutAtom)
  expect(tab.store.set(runAfterSignInAtom)).toBe(false)
})
