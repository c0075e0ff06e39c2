import { describe, expect, it } from 'vitest'
import { isActive, NAVIGATION } from './navigation.ts'

const entryOf = (path: string) => NAVIGATION.find((entry) => entry.path === path)

describe('the entries of the navigation', () => {
  const specified = [
    { path: '/explore', label: 'Explore', needsSignIn: false },
    { path: '/search', label: 'Search', needsSignIn: false },
    { path: '/characters/create', label: 'Character', needsSignIn: false },
    { path: '/chats', label: 'Chats', needsSignIn: true },
    { path: '/my-characters', label: 'My characters', needsSignIn: true },
  ]

  it.for(specified)('$label leads to $path', ({ path, label, needsSignIn }) => {
    expect(entryOf(path)).toMatchObject({ label, needsSignIn })
  })
})

describe('the active entry', () => {
  it.for([
    { at: '/explore', active: '/explore' },
    { at: '/search', active: '/search' },
    { at: '/characters/create', active: '/characters/create' },
    { at: '/chats', active: '/chats' },
    { at: '/chat/character/c1', active: '/chats' },
    { at: '/my-characters', active: '/my-characters' },
    { at: '/characters/edit/c1', active: '/my-characters' },
  ])('at $at is $active, alone', ({ at, active }) => {
    expect(NAVIGATION.filter((entry) => isActive(entry, at)).map(({ path }) => path)).toEqual([active])
  })

  it.for([{ at: '/character/c1' }, { at: '/users/u1' }, { at: '/settings' }, { at: '/chatsworth' }, { at: '/' }])(
    'at $at is none',
    ({ at }) => {
      expect(NAVIGATION.filter((entry) => isActive(entry, at))).toEqual([])
    },
  )
})
