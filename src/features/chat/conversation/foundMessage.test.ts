import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { characterKeys } from '#src/api/calls/characters.ts'
import { chatKeys } from '#src/api/calls/chats.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import type { Found } from './conversationState.ts'
import { foundIn, noteArrival } from './foundMessage.ts'

const stored = (...lines: string[]): StoredMessage[] =>
  lines.map((line) => ({ isCharacter: line.startsWith('> '), content: line.replace('> ', ''), timestamp: '' }))

it.for<{ what: string; lines: string[]; after?: number; found: Found }>([
  { what: 'a message with its reply', lines: ['hi', '> Hello.'], after: 0, found: 'replied' },
  { what: 'a message without one', lines: ['hi'], after: 0, found: 'stored' },
  { what: 'nothing', lines: [], after: 0, found: 'missing' },
  { what: 'the same text stored before', lines: ['hi', '> Hello.'], after: 2, found: 'missing' },
  { what: 'the same text stored again', lines: ['hi', '> Hello.', 'hi'], after: 2, found: 'stored' },
  { what: 'the greeting before it', lines: ['> You?', 'hi', '> Hello.'], after: 0, found: 'replied' },
  { what: 'another tab’s message behind it', lines: ['hi', 'and?', '> Hello.'], after: 0, found: 'replied' },
  { what: 'the same text before a message that was not sent yet', lines: ['hi', '> Hello.'], found: 'missing' },
  { what: 'the same words of the character', lines: ['> hi'], after: 0, found: 'missing' },
])('$what: $found', ({ lines, after, found }) => {
  expect(foundIn(stored(...lines), { text: 'hi', after })).toBe(found)
})

it('a message that is found later makes the list of chats and the counts stale', () => {
  const client = new QueryClient()
  const shown = [chatKeys.mine, characterKeys.stats('c1')]
  for (const key of shown) client.setQueryData(key, {})
  noteArrival(client, 'c1')
  expect(shown.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
