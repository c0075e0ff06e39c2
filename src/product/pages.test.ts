import { expect, it } from 'vitest'
import { PAGES, pageAt } from './pages.ts'

it.for([
  { path: '/', address: '/explore' },
  { path: '/explore', address: '/explore' },
  { path: '/explore/', address: '/explore' },
  { path: '/users/42', address: '/users/$userId' },
  { path: '/users/42/', address: '/users/$userId' },
  { path: '/characters/create', address: '/characters/create' },
  { path: '/characters/edit/42', address: '/characters/edit/$characterId' },
  { path: '/characters/edit', address: '/explore' },
  { path: '/characters/edit/', address: '/explore' },
  { path: '/users', address: undefined },
  { path: '/users/', address: undefined },
  { path: '/users/42/more', address: undefined },
  { path: '/nowhere', address: undefined },
])('the page at $path is $address', ({ path, address }) => {
  expect(pageAt(path)?.address).toBe(address)
})

it('a parameter is returned as the address spells it', () => {
  expect(pageAt("/users/it's%20me")?.params).toEqual({ $userId: "it's%20me" })
})

const pagesWith = (fact: (page: NonNullable<ReturnType<typeof pageAt>>) => unknown) =>
  Object.keys(PAGES).filter((address) => fact(pageAt(address)!))

it('only a conversation fills the screen', () => {
  expect(pagesWith(({ frame }) => frame === 'conversation')).toEqual(['/chat/character/$characterId'])
})

it('the account pages have no frame', () => {
  const alone = ['/signin', '/signup', '/reset-password', '/verify-email', '/update-email']
  expect(pagesWith(({ frame }) => frame === 'alone')).toEqual(alone)
})

it('the community banner is on pages for browsing, not beside forms, and not twice if it has another place', () => {
  expect(pagesWith(({ invitesToCommunity }) => invitesToCommunity)).toEqual([
    '/character/$characterId',
    '/users/$userId',
    '/chats',
    '/my-characters',
  ])
})

it('signing out leaves pages that need a session', () => {
  expect(pagesWith(({ isLeftOnSignOut }) => isLeftOnSignOut)).toEqual([
    '/characters/edit/$characterId',
    '/chats',
    '/my-characters',
    '/settings',
  ])
})
