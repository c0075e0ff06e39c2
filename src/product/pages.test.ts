import { expect, it } from 'vitest'
import { PAGES, pageAt } from './pages.ts'

it('a parameter is returned as the address spells it', () => {
  expect(pageAt("/users/it's%20me")?.params).toEqual({ $userId: "it's%20me" })
})

const pagesWith = (fact: (page: NonNullable<ReturnType<typeof pageAt>>) => unknown) =>
  Object.keys(PAGES).filter((address) => fact(pageAt(address)!))

it('the community banner is on pages for browsing, not beside forms, and not twice if it has another place', () => {
  expect(pagesWith(({ invitesToCommunity }) => invitesToCommunity)).toEqual([
    '/character/$characterId',
    '/users/$userId',
    '/chats',
    '/my-characters',
  ])
})

it.for([{ rows: ['A2.3-24', 'A2.3-25'] }])('signing out leaves pages that need a session, and no other', () => {
  expect(pagesWith(({ isLeftOnSignOut }) => isLeftOnSignOut)).toEqual([
    '/characters/edit/$characterId',
    '/chats',
    '/my-characters',
    '/settings',
  ])
})
