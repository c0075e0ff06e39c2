import { expect, it } from 'vitest'
import { placeOf, shortMessage } from './messages.ts'

it('a message ends where the log and the stack of the runner begin', () => {
  const message = [
    '\u001B[31mError: expect(locator).toHaveText() failed\u001B[39m',
    '',
    'Expected: "Chats"',
    'Received: "Chat"',
    '',
    'Call log:',
    '  - waiting for getByRole',
  ]
  expect(shortMessage(message.join('\n'))).toBe(
    'Error: expect(locator).toHaveText() failed\nExpected: "Chats"\nReceived: "Chat"',
  )
  expect(shortMessage('no\n    at Object.username (/x/y.ts:3:5)\n    at run (/z.ts:1:1)')).toBe('no')
  expect(shortMessage('no\n    at /x/y.ts:3:5')).toBe('no')
  expect(shortMessage(Array.from({ length: 40 }, () => 'line').join('\n')).split('\n')).toHaveLength(16)
})

it('the message of a story follows the address that Storybook writes before it', () => {
  const message = [
    '',
    '\u001B[34mClick to debug the error directly in Storybook: http://localhost:6006/?path=/story/a--b\u001B[39m',
    '',
    'expect(element).toBeVisible()',
    'Ignored nodes: comments, script, style',
    '<body />',
  ]
  expect(shortMessage(message.join('\n'))).toBe('expect(element).toBeVisible()')
})

it('a place is a path of the project', () => {
  expect(placeOf('/project', '/project/src/a.test.ts', 7)).toBe('src/a.test.ts:7')
  expect(placeOf('/project', '/project/src/A.stories.tsx?import')).toBe('src/A.stories.tsx')
})
