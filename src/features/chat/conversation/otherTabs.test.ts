import { expect, it, vi } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { chatKeys, myChatsQuery } from '#src/api/calls/chats.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import { withExchange } from '#src/api/shapes/exchange.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'
import { sharedStorage } from '#tests/support/sharedStorage.ts'
import { messagesShown } from './conversationMessages.ts'
import { NEW_CONVERSATION } from './conversationState.ts'

const NINE = characterId('nine')
const MIRELLE = characterId('mirelle-of-the-tides')

const hello: StoredMessage = { isCharacter: true, content: 'Hello.', timestamp: '1' }
const theirs: StoredMessage = { isCharacter: true, content: 'To another tab.', timestamp: '2' }
const message: StoredMessage = { isCharacter: false, content: 'mine', timestamp: '3' }
const reply: StoredMessage = { isCharacter: true, content: 'A reply.', timestamp: '4' }

const { server } = serverOfChats()

const settled = (chat: OpenedChat) => vi.waitFor(() => expect(chat.state().sending).toBeUndefined(), 40_000)

/** The same person in two tabs of one browser, at conversations that are read. */
async function twoTabs(viewer: 'mira' | 'jonas', characters: [string, string]) {
  const browser = sharedStorage()
  const open = (id: string) => openChat(server, { characterId: id, viewer, browser: browser.tab() })
  const tabs: [OpenedChat, OpenedChat] = [await open(characters[0]), await open(characters[1])]
  for (const tab of tabs) await vi.waitFor(() => expect(tab.stage().name).toBe('ready'))
  return tabs
}

async function say(chat: OpenedChat, text: string): Promise<void> {
  chat.type(text)
  chat.send()
  await settled(chat)
}

it('a message sent in one tab is shown in the other', async () => {
  const [one, other] = await twoTabs('mira', [MIRELLE, MIRELLE])
  await other.tab.client.infiniteQuery(myChatsQuery)
  await say(one, 'Is it raining?')
  await vi.waitFor(() => expect(other.shown()).toEqual(one.shown()))
  expect(other.shown().at(-2)).toEqual(['viewer', 'Is it raining?'])
  // The list of chats is not shown here; its next visit refetches it.
  expect(other.tab.client.getQueryState(chatKeys.mine)?.isInvalidated).toBe(true)
})

it('a first message in one tab is shown in the other, which had no chat', async () => {
  const [one, other] = await twoTabs('jonas', [NINE, NINE])
  expect(other.shown()).toEqual([])
  await say(one, 'hi')
  await vi.waitFor(() => expect(other.shown()).toEqual(one.shown()))
})

it('a chat that is restarted or deleted in one tab is so in the other', async () => {
  const [one, other] = await twoTabs('mira', [MIRELLE, MIRELLE])
  const chat = one.tab.client.getQueryData<never>(chatKeys.withCharacter(MIRELLE))!
  await one.control.restart(one.conversationKey(), chat)
  await vi.waitFor(() => expect(other.shown()).toEqual([]))
  await say(one, 'Again.')
  await vi.waitFor(() => expect(other.shown()).toHaveLength(2))
  await one.control.delete(one.conversationKey(), chat)
  await vi.waitFor(() => expect(other.shown()).toEqual([]))
})

it('a message of another user makes no calls', async () => {
  const [one, other] = await twoTabs('mira', [NINE, MIRELLE])
  const before = other.tab.sent.length
  await say(one, 'hi')
  await vi.waitFor(() => expect(one.tab.client.isFetching()).toBe(0))
  // Notes of other tabs arrive with the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(other.tab.sent.slice(before)).toEqual([])
})

it('both send at once: nothing is missing, and nothing is shown twice', async () => {
  const [one, other] = await twoTabs('mira', [MIRELLE, MIRELLE])
  const before = one.shown().length
  server.faults.add({ operation: 'sendMessage', hold: true })
  for (const [tab, text] of [
    [one, 'first'],
    [other, 'second'],
  ] as const) {
    tab.type(text)
    tab.send()
  }
  await vi.waitFor(() => expect(server.log.calls().some(({ operation }) => operation === 'sendMessage')).toBe(true))
  for (const tab of [one, other]) expect(tab.shown()).toHaveLength(before + 1)
  server.release()
  await settled(one)
  await settled(other)
  await vi.waitFor(() => expect(one.shown()).toEqual(other.shown()))
  expect(one.shown()).toHaveLength(before + 4)
  expect(one.shown().filter(([, text]) => text === 'first' || text === 'second')).toHaveLength(2)
})

it('more messages than before do not remove a message in flight from the screen', () => {
  const stored = (text: string, isCharacter: boolean) => ({ isCharacter, content: text, timestamp: '' })
  const sending = { attempt: 1, text: 'mine', at: '', greeting: undefined, after: 1 }
  const ids = { characterId: 'c', viewerId: 'v' }
  const shown = (...more: StoredMessage[]) =>
    messagesShown([stored('Hello.', true), ...more], { ...NEW_CONVERSATION, sending } as never, ids).map(
      ({ content, isOnItsWay }) => content + (isOnItsWay ? ' (on its way)' : ''),
    )
  expect(shown(stored('theirs', false), stored('A reply.', true))).toEqual([
    'Hello.',
    'theirs',
    'A reply.',
    'mine (on its way)',
  ])
  expect(shown(stored('mine', false))).toEqual(['Hello.', 'mine'])
})

it.for<{ what: string; read: StoredMessage[] }>([
  { what: 'nothing', read: [] },
  { what: 'the message', read: [message] },
  { what: 'the message and its reply', read: [message, reply] },
])('after a refetch with $what, an exchange is shown once', ({ read }) => {
  expect(withExchange([hello, ...read], 1, [message, reply])).toEqual([hello, message, reply])
  expect(withExchange([hello, theirs, ...read], 1, [message, reply])).toEqual([hello, theirs, message, reply])
})

it('a greeting that was loaded meanwhile is shown once', () => {
  expect(withExchange([hello], 0, [hello, message, reply])).toEqual([hello, message, reply])
  expect(withExchange([], 0, [hello, message, reply])).toEqual([hello, message, reply])
})
