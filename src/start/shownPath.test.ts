import { expect, test } from 'vitest'
import { shownPath } from './shownPath.ts'

test.each([
  ['browser', '/', '/chats', '', '/chats'],
  ['browser', '/', '/', '#/chats', '/'],
  ['browser', '/perigee/', '/perigee/users/x', '', '/users/x'],
  ['browser', '/perigee/', '/perigee', '', '/'],
  ['hash', './', '/any/folder/', '#/chats', '/chats'],
  ['hash', './', '/any/folder/index.html', '#/search?query=sea', '/search'],
  ['hash', './', '/any/folder/', '#/character/x#greetings', '/character/x'],
  ['hash', './', '/any/folder/', '', '/'],
] as const)('with addresses in the %s, at base %s, %s%s is %s', (history, base, pathname, hash, path) => {
  expect(shownPath({ pathname, hash }, { history, base })).toBe(path)
})
