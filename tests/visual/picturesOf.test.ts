import { expect, it } from 'vitest'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { failuresAlike, playedAt, widthsOf } from './picturesOf.ts'

const state = (id: string, title: string, ...words: string[]) =>
  ({ id, title, headings: [], words, controls: [] }) as unknown as State

it('failures of a file that show the same share a picture', () => {
  const states = [
    state('a--gone', 'chats/ChatsFailures', 'Oops'),
    state('a--offline', 'chats/ChatsFailures', 'Oops'),
    state('a--refused', 'chats/ChatsFailures', 'No'),
    state('b--gone', 'chat/ChatFailures', 'Oops'),
    state('c--one', 'chat/ChatPage', 'Oops'),
    state('c--two', 'chat/ChatPage', 'Oops'),
  ]
  expect([...failuresAlike(states)]).toEqual(['a--offline'])
})

it('other stories have a picture at the width of each tag', () => {
  const story = { id: 'a--b', importPath: './src/A.stories.tsx' }
  expect(widthsOf(story)).toEqual([])
  expect(widthsOf({ ...story, tags: ['A1-01', 'phone', 'desktop'] })).toEqual([390, 1280])
})

it('what only a desktop can do is played there', () => {
  expect(playedAt({ tags: ['phone'] })).toBe(390)
  expect(playedAt({ tags: ['phone', 'desktop'] })).toBe(1280)
})
