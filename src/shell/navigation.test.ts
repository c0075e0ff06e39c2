import { describe, expect, it } from 'vitest'
import { isActive, NAVIGATION } from './navigation.ts'

describe('the active entry', () => {
  it.for([
    { at: '/explore', active: '/explore' },
    { at: '/search', active: '/search' },
    { at: '/characters/create', active: '/characters/create' },
    { at: '/chats', active: '/chats' },
    { rows: ['A2.2-08'], at: '/chat/character/c1', active: '/chats' },
    { at: '/my-characters', active: '/my-characters' },
    { rows: ['A2.2-10'], at: '/characters/edit/c1', active: '/my-characters' },
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
