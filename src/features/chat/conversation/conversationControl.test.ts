import type { InfiniteData } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { chatKeys, myChatsQuery } from '#src/api/calls/chats.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import type { ChatsPage } from '#src/api/shapes/chatsPage.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'

const NINE = characterId('nine')
const MIRELLE = characterId('mirelle-of-the-tides')
const OFFER = { type: 'greeting offered', texts: ['Hello.', 'You?'], index: 1, isSeen: false, at: '' } as const

const { server } = serverOfChats()

const fail = (...faults: Fault[]) => faults.forEach((fault) => server.faults.add(fault))
const operations = () => server.log.calls().map(({ operation }) => operation)
const callsOf = (operation: string) => operations().filter((one) => one === operation).length
/** The chats of the list as it is in the cache, before it is fetched again. */
const listed = ({ tab }: OpenedChat) =>
  tab.client.getQueryData<InfiniteData<ChatsPage>>(chatKeys.mine)?.pages[0]?.chats ?? []
const ready = (chat: OpenedChat) => vi.waitFor(() => expect(chat.stage().name).toBe('ready'))
const replied = (chat: OpenedChat) =>
  vi.waitFor(() => {
    chat.pass(1_000)
    expect(chat.state().sending).toBeUndefined()
  })

/** Somebody at a conversation in which nothing has been said, with a greeting on the screen. */
async function greeted(viewer: 'jonas' | undefined = 'jonas') {
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const chat = await openChat(server, { characterId: NINE, viewer, clock })
  await ready(chat)
  chat.event(OFFER)
  clock.advance(1_500)
  return { ...chat, clock }
}

async function say(chat: OpenedChat, text: string): Promise<void> {
  chat.type(text)
  chat.send()
  await replied(chat)
}

it.for([{ rows: ['B4.9-06', 'B4.9-07', 'B9-31'] }])(
  'the character types for 1,500 ms, then its greeting is shown',
  async () => {
    const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
    const chat = await openChat(server, { characterId: NINE, clock })
    await ready(chat)
    chat.event(OFFER)
    clock.advance(1_499)
    expect([chat.isTyping(), chat.shown()]).toEqual([true, []])
    clock.advance(1)
    expect([chat.isTyping(), chat.shown()]).toEqual([false, [['character', 'You?']]])
  },
)

describe('the first message', () => {
  it.for([
    {
      rows: [
        'B4.9-10',
        'B4.9-12',
        'B4.9-13',
        'B4.9-14',
        'B4.9-15',
        'B7-33',
        'B7-35',
        'B5.8-01',
        'B7-41',
        'B4.9-02',
        'B3-21',
      ],
    },
  ])('creates a chat, includes the greeting, and gets a reply; the second message does not include it', async () => {
    const chat = await greeted()
    fail({ operation: 'sendMessage', hold: true })
    chat.type('  hi \n')
    chat.send()
    expect(chat.shown()).toEqual([
      ['character', 'You?'],
      ['viewer', 'hi'],
    ])
    expect([chat.draft(), chat.isTyping()]).toEqual(['', true])
    await vi.waitFor(() => expect(callsOf('sendMessage')).toBe(1))
    server.faults.clear()
    server.release()
    await replied(chat)
    expect(chat.shown()).toHaveLength(3)
    expect(chat.shown().slice(0, 2)).toEqual([
      ['character', 'You?'],
      ['viewer', 'hi'],
    ])
    await say(chat, 'Well?')
    expect(chat.shown()).toHaveLength(5)
    expect(await chat.bodies('createChat')).toEqual([{ character_id: NINE, timezone: 'UTC' }])
    const chat_id = chat.tab.client.getQueryData<{ id: string }>(chatKeys.withCharacter(NINE))?.id
    expect(await chat.bodies('sendMessage')).toEqual([
      { chat_id, incoming_message: 'hi', timezone: 'UTC', greeting_content: 'You?' },
      { chat_id, incoming_message: 'Well?', timezone: 'UTC' },
    ])
    // What is shown is what the server has; it is read again after each exchange, and nothing changes.
    const shown = chat.shown()
    await vi.waitFor(() => expect(callsOf('listMessages')).toBe(2))
    await vi.waitFor(() => expect(chat.tab.client.isFetching()).toBe(0))
    expect(chat.shown()).toEqual(shown)
  })

  it.for([{ rows: ['B4.9-11', 'B4.9-16', 'AMB-47'] }])(
    'counts as a conversation once, and by its messages',
    async () => {
      const chat = await greeted()
      await vi.waitFor(() => expect(chat.stats()).toBeDefined())
      const before = chat.stats()!
      await say(chat, 'hi')
      await vi.waitFor(() => {
        expect(chat.stats()?.conversationCount).toBe(before.conversationCount + 1)
        expect(chat.stats()?.messageCount).toBe(before.messageCount + 3)
      })
      await say(chat, 'more')
      await vi.waitFor(() => expect(chat.stats()?.messageCount).toBe(before.messageCount + 5))
      expect(chat.stats()?.conversationCount).toBe(before.conversationCount + 1)
    },
  )

  it.for([{ rows: ['B1-15'] }])('moves the chat to the top of the list, with one chat per character', async () => {
    const chat = await greeted()
    await chat.tab.client.infiniteQuery(myChatsQuery)
    const others = listed(chat).length
    await say(chat, 'hi')
    await say(chat, 'again')
    expect(listed(chat)).toHaveLength(others + 1)
    expect(listed(chat)[0]).toMatchObject({ characterId: NINE, lastMessage: chat.shown().at(-1)?.[1] })
    expect(callsOf('createChat')).toBe(1)
    expect(chat.tab.client.getQueryState(chatKeys.mine)?.isInvalidated).toBe(true)
  })

  it('in a chat that turns out to have messages shows all of them', async () => {
    const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
    await ready(chat)
    const past = chat.shown()
    chat.tab.client.setQueryData(chatKeys.withCharacter(MIRELLE), null)
    chat.tab.client.removeQueries({ queryKey: chatKeys.messages(chatId('mira-mirelle-of-the-tides')) })
    await say(chat, 'hi')
    await vi.waitFor(() => expect(chat.shown()).toHaveLength(past.length + 2))
    expect(chat.shown().slice(0, past.length)).toEqual(past)
  })
})

describe('a message that cannot be sent', () => {
  it('because its chat was deleted elsewhere detects that; the next message creates another chat', async () => {
    const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
    await ready(chat)
    server.db.chats.deleteMany((q) => q.where({ characterId: MIRELLE }))
    await say(chat, 'hi')
    expect([chat.draft(), chat.state().failure]).toEqual(['hi', 'Chat not found.'])
    await vi.waitFor(() => expect(chat.shown()).toEqual([]))
    await say(chat, 'hi')
    expect(callsOf('createChat')).toBe(1)
    expect(chat.shown()).toHaveLength(2)
  })

  it('and may have arrived anyway refetches the conversation', async () => {
    const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
    await ready(chat)
    const readings = callsOf('listMessages')
    fail({ operation: 'sendMessage', network: 'fail' })
    await say(chat, 'hi')
    expect(chat.draft()).toBe('hi')
    // By the call itself (api/writing.ts), which could tell that it has not arrived.
    expect(callsOf('listMessages')).toBe(readings + 1)
  })

  it.for<{ rows: string[]; what: string; fault: Partial<Fault> }>([
    { rows: ['NS-44'], what: 'without a response', fault: { network: 'fail' } },
    { rows: ['NS-44'], what: 'with 500', fault: { status: 500 } },
    { rows: ['NS-44'], what: 'with a proxy’s page', fault: { shape: 'html' } },
  ])('although the server stored it and ended $what is found in the conversation', async ({ fault }) => {
    for (const chat of [await greeted(), await openChat(server, { characterId: MIRELLE, viewer: 'mira' })]) {
      await ready(chat)
      const before = chat.shown().length
      fail({ operation: 'sendMessage', stored: true, times: 1, ...fault } as Fault)
      await say(chat, 'hi')
      expect([chat.draft(), chat.state().failure]).toEqual(['', undefined])
      expect(chat.shown().filter(([, text]) => text === 'hi')).toHaveLength(1)
      expect(chat.shown()).toHaveLength(before + 2)
      await say(chat, 'and?')
      expect(chat.shown()).toHaveLength(before + 4)
      server.faults.clear()
    }
    expect(callsOf('createChat')).toBe(1)
  })

  it.for([{ rows: ['NS-44'] }])(
    'whose conversation cannot be loaded is neither returned nor lost until it can',
    async () => {
      const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
      await ready(chat)
      fail({ operation: 'sendMessage', network: 'fail' }, { operation: 'listMessages', status: 503 })
      chat.type('hi')
      chat.send()
      await vi.waitFor(() => expect(chat.state().failure).toMatch(/^We could not tell whether your message arrived/))
      expect([chat.draft(), chat.shown().at(-1)?.[1]]).toEqual(['', 'hi'])
      server.faults.clear()
      await replied(chat)
      expect([chat.draft(), chat.state().failure]).toEqual(['hi', 'Send message failed.'])
    },
  )
})

describe('while a reply is pending', () => {
  it('a refetch of the conversation that began before does not show half of the exchange', async () => {
    const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
    await ready(chat)
    const past = chat.shown().length
    fail({ operation: 'listMessages', hold: true })
    void chat.tab.client.invalidateQueries({ queryKey: chatKeys.messages(chatId('mira-mirelle-of-the-tides')) })
    await say(chat, 'hi')
    server.release()
    expect(chat.shown()).toHaveLength(past + 2)
  })

  it('a user who signs out does not see it any more, and finds it once after the next sign-in', async () => {
    const chat = await greeted()
    fail({ operation: 'sendMessage', hold: true })
    chat.type('a secret')
    chat.send()
    await vi.waitFor(() => expect(callsOf('sendMessage')).toBe(1))
    chat.tab.sessionControl.signOut()
    server.release()
    expect([chat.shown(), chat.draft(), chat.isTyping()]).toEqual([[], '', false])
    await chat.tab.sessionControl.signIn({ login: 'jonas', password: 'jonas-1-comet', rememberMe: false })
    chat.event({ type: 'opened' })
    await replied(chat)
    expect([chat.draft(), chat.state().failure]).toEqual(['', undefined])
    // The page belongs to the same user again, and shows the message that the look-up has found.
    const client = chat.tab.client
    const known = client.getQueryData<ChatSummary>(chatKeys.withCharacter(NINE))
    const stored = client.getQueryData<StoredMessage[]>(chatKeys.messages(known?.id ?? ''))
    expect(stored?.filter(({ content }) => content === 'a secret')).toHaveLength(1)
  })

  it.for([
    { rows: ['NS-44'], what: 'stored', stored: true as const },
    { rows: ['NS-44'], what: 'lost', stored: undefined },
  ])('the page can be reloaded: the message that was $what is in one place', async ({ what, stored }) => {
    const storage = memoryStorage()
    const open = () => openChat(server, { characterId: MIRELLE, viewer: 'mira', browser: { storage } })
    const before = await open()
    await ready(before)
    fail({ operation: 'sendMessage', times: 1, network: 'timeout', ...(stored && { stored }) })
    before.type('hi')
    before.send()
    await vi.waitFor(() => expect(callsOf('sendMessage')).toBe(1))
    const after = await open()
    after.event({ type: 'opened' })
    await ready(after)
    await replied(after)
    const inLog = after.shown().filter(([, text]) => text === 'hi').length
    expect([inLog, after.draft()]).toEqual(what === 'stored' ? [1, ''] : [0, 'hi'])
    expect(callsOf('sendMessage')).toBe(1)
    before.tab.client.clear()
  })
})

describe('the whole chat', () => {
  const chatOf = (chat: OpenedChat) => chat.tab.client.getQueryData<never>(chatKeys.withCharacter(MIRELLE))!

  it.for([{ rows: ['B4.9-20', 'B4.9-21', 'B4.9-22', 'B4.9-23', 'B4.9-24', 'B7-36', 'B6-16', 'AMB-46'] }])(
    'restarted: is empty, with a new count and greeting; the next first message includes the greeting',
    async () => {
      const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
      await ready(chat)
      await vi.waitFor(() => expect(chat.stats()).toBeDefined())
      const { conversationCount } = chat.stats()!
      await chat.tab.client.infiniteQuery(myChatsQuery)
      await chat.control.restart(chat.conversationKey(), chatOf(chat))
      expect(listed(chat)[0]).toMatchObject({ characterId: MIRELLE, lastMessage: '' })
      expect(await chat.bodies('resetChat')).toEqual([{ chat_id: chatId('mira-mirelle-of-the-tides') }])
      expect(chat.shown()).toEqual([])
      await vi.waitFor(() => expect(chat.stats()?.conversationCount).toBe(conversationCount + 1))
      chat.event(OFFER)
      expect(chat.isTyping()).toBe(true)
      await say(chat, 'hi')
      expect(await chat.bodies('sendMessage')).toMatchObject([{ greeting_content: 'You?' }])
      expect(chat.shown()).toHaveLength(3)
    },
  )

  it.for([{ rows: ['B4.9-25', 'B4.9-26', 'B7-37', 'B6-17', 'AMB-36'] }])(
    'deleted: is gone, and a later message creates another',
    async () => {
      const chat = await openChat(server, { characterId: MIRELLE, viewer: 'mira' })
      await ready(chat)
      await vi.waitFor(() => expect(chat.stats()).toBeDefined())
      const stats = callsOf('readStats')
      await chat.control.delete(chat.conversationKey(), chatOf(chat))
      expect(chat.shown()).toEqual([])
      await vi.waitFor(() => expect(callsOf('readStats')).toBe(stats + 1))
      chat.event({ type: 'opened' })
      await say(chat, 'hi')
      expect(callsOf('createChat')).toBe(1)
      expect(callsOf('findChat')).toBe(1)
    },
  )
})
