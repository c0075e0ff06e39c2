import { expect, it, vi } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'
import { forgetSent, readSent, rememberSent } from './sentMessage.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const { server } = serverOfChats()

/** A page load of a browser with this storage. */
const load = (storage: Storage) => openChat(server, { characterId: MIRELLE, viewer: 'mira', browser: { storage } })

function send(chat: OpenedChat, text: string): void {
  chat.type(text)
  chat.send()
}

it.for([{ rows: ['NS-44'] }])('each tab has the record of its own message', async () => {
  const storage = memoryStorage()
  const [one, other] = [await load(storage), await load(storage)]
  const first = { text: 'From one tab', at: '2026-05-20T12:00:01.000Z', after: 3 }
  const second = { text: 'From another', at: '2026-05-20T12:00:02.000Z', after: 3 }
  rememberSent(one.tab.store, one.conversationKey(), first)
  rememberSent(other.tab.store, other.conversationKey(), second)
  const next = await load(storage)
  const found = () => readSent(next.tab.store, next.conversationKey())
  expect(found()).toEqual(first)
  forgetSent(other.tab.store, other.conversationKey(), second.at)
  expect(found()).toEqual(first)
  forgetSent(one.tab.store, one.conversationKey(), first.at)
  expect(found()).toBeUndefined()
})

it.for([{ rows: ['NS-44'] }])(
  'a message that was not sent yet when the page was reloaded returns to the field, even if the chat ends with its text',
  async () => {
    const storage = memoryStorage()
    const before = await load(storage)
    await vi.waitFor(() => expect(before.stage().name).toBe('ready'))
    send(before, 'yes')
    await vi.waitFor(() => expect(before.state().sending).toBeUndefined())

    server.faults.add({ operation: 'listMessages', hold: true })
    const left = await load(storage)
    send(left, 'yes')
    expect(left.shown()).toEqual([['viewer', 'yes']])
    expect(left.draft()).toBe('')
    const next = await load(storage)
    next.event({ type: 'opened' })
    await vi.waitFor(() => expect(next.draft()).toBe('yes'))
    expect(next.state()).toMatchObject({ sending: undefined, failure: 'Send message failed.' })
    expect(await next.bodies('sendMessage')).toHaveLength(1)
  },
)

it.for([{ rows: ['NS-44'] }])(
  'a message whose chat was still loading is found in the conversation after a reload',
  async () => {
    const storage = memoryStorage()
    server.faults.add(
      { operation: 'listMessages', hold: true, times: 1 },
      { operation: 'sendMessage', stored: true, hold: true },
    )
    const left = await load(storage)
    send(left, 'Is it raining?')
    server.release('listMessages')
    await vi.waitFor(async () => expect(JSON.stringify(await left.bodies('sendMessage'))).toContain('Is it raining?'))
    const next = await load(storage)
    next.event({ type: 'opened' })
    await vi.waitFor(() => expect(next.state()).toMatchObject({ attempts: 1, sending: undefined, failure: undefined }))
    expect(next.draft()).toBe('')
    await vi.waitFor(() => expect(next.shown().filter(([, text]) => text === 'Is it raining?')).toHaveLength(1))
  },
)
