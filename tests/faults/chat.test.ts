import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import contract from '#src/contract/generated/contract.json' with { type: 'json' }
import { operations } from '#src/contract/generated/operations.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { chatKeys } from '#src/api/calls/chats.ts'
import { stageFailure } from '#src/features/chat/conversation/conversationStage.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'

// Every failure of a conversation, at every step of its life: no typed text is lost, the right text is shown at the
// right place, and the next try works as if nothing had failed.

const NINE = characterId('nine')
const MIRELLE = characterId('mirelle-of-the-tides')
const GREETING = { type: 'greeting offered', texts: ['Hello.'], index: 0, isSeen: true, at: '' } as const

const { server } = serverOfChats()

/** "No response for 30 s" is tested without waiting for 30 s. Other faults have the whole time: the machine may be busy. */
const open = (chat: Parameters<typeof openChat>[1], fault: Mishap['fault'] = {}) =>
  openChat(server, { ...chat, ...('hold' in fault && { callTimeoutMs: 300 }) })

type Step = 'readCharacter' | 'findChat' | 'listMessages' | 'createChat' | 'sendMessage' | 'resetChat' | 'deleteChat'

interface Mishap {
  what: string
  fault: Omit<Fault, 'operation'>
  /** The server's text, if any. */
  says?: string
}

/** Every documented failure of a call, with and without a text, and further ones that no contract documents. */
function mishapsOf(step: Step): Mishap[] {
  const { path, method } = operations.find(({ id }) => id === step)!
  const described = (contract.paths as unknown as Record<string, Record<string, { responses?: object }>>)[path]
  const documented = Object.keys(described?.[method.toLowerCase()]?.responses ?? {})
    .map(Number)
    .filter((status) => status >= 400)
  expect(documented).toContain(401)
  return [
    ...[...documented, 500, 502, 503, 504].flatMap((status) => [
      { what: `${status}`, fault: { status } as never },
      {
        what: `${status} with words`,
        fault: { status, detail: 'The tide is out.' } as never,
        // NS-42: these are statuses of proxies.
        ...(![502, 503, 504].includes(status) && { says: 'The tide is out.' }),
      },
    ]),
    { what: 'no connection', fault: { network: 'fail' } },
    { what: 'no response in time', fault: { hold: true } },
    { what: 'a page of a proxy', fault: { shape: 'html' } },
    { what: 'JSON cut short', fault: { shape: 'malformed' } },
    ...(step === 'deleteChat' || step === 'resetChat' ? [] : [{ what: 'nothing', fault: { shape: 'empty' } as const }]),
  ]
}

const breaking = (step: Step, { fault }: Mishap) => server.faults.add({ ...fault, operation: step } as Fault)
const mend = () => {
  server.faults.clear()
  server.release()
}
const isReady = (chat: OpenedChat) => vi.waitFor(() => expect(chat.stage().name).toBe('ready'), 40_000)
const settled = (chat: OpenedChat) =>
  vi.waitFor(() => {
    chat.pass(1_000)
    expect(chat.state().sending).toBeUndefined()
  }, 40_000)
const chatOf = (chat: OpenedChat) => chat.tab.client.getQueryData<never>(chatKeys.withCharacter(MIRELLE))!

/** Technical text that must never be shown. */
function expectReadable(text: string | undefined): void {
  expect(text).toMatch(/\S/)
  expect(text).not.toMatch(/undefined|null|\[object|NaN|status|https?:|<html/i)
}

describe('a conversation that cannot be loaded', () => {
  const LOADING = [
    { step: 'readCharacter', stage: 'character missing' },
    { step: 'findChat', stage: 'chat failed' },
    { step: 'listMessages', stage: 'messages failed' },
  ] as const

  /** Responses that mean that the character (AMB-23) or the chat (AMB-51) does not exist. */
  const isNoFailure = (step: Step, { what }: Mishap) => step === 'findChat' && what.startsWith('404')

  const cases = LOADING.flatMap(({ step, stage }) =>
    mishapsOf(step)
      .filter((mishap) => !isNoFailure(step, mishap))
      .map((mishap) => ({ step, stage, mishap, what: mishap.what })),
  )

  it.for(cases)('$step, $what: the error is shown, the text is kept, and a retry continues', async (one) => {
    const { step, stage, mishap } = one
    breaking(step, mishap)
    const chat = await open({ characterId: MIRELLE, viewer: 'mira' }, mishap.fault)
    chat.type('Are you there?')
    await vi.waitFor(() => expect(chat.stage().name).toBe(stage), 40_000)
    const now = chat.stage()
    if (stage !== 'character missing') {
      expectReadable(stageFailure(now))
      if (mishap.says) expect(stageFailure(now)).toBe(mishap.says)
    }
    // A call that stays refused opens the sign-in prompt and does not sign out.
    expect(chat.draft()).toBe('Are you there?')
    mend()
    await chat.tryAgain()
    await isReady(chat)
    chat.send()
    await settled(chat)
    expect(chat.shown().at(-2)).toEqual(['viewer', 'Are you there?'])
  })

  it.for(LOADING)('$step without a connection is repeated once the connection is back', async ({ step, stage }) => {
    breaking(step, { what: 'no connection', fault: { network: 'fail' } })
    const chat = await open({ characterId: MIRELLE, viewer: 'mira' })
    await vi.waitFor(() => expect(chat.stage().name).toBe(stage), 40_000)
    mend()
    // The app mounts it.
    chat.tab.client.mount()
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await isReady(chat)
    chat.tab.client.unmount()
  })

  it.for([
    { what: '404', fault: { status: 404 } },
    { what: 'null', fault: { status: 200, body: null } },
    { what: '{}', fault: { status: 200, body: {} } },
    { what: '[]', fault: { status: 200, body: [] } },
  ])('a lookup that returns $what is not a failure: there is no chat', async ({ fault }) => {
    server.faults.add({ ...fault, operation: 'findChat' } as Fault)
    const chat = await open({ characterId: MIRELLE, viewer: 'mira' })
    await isReady(chat)
    expect(chat.shown()).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('a message that cannot be sent', () => {
  const SENDING = [
    { step: 'createChat', to: 'a new chat', partner: NINE, viewer: 'jonas' },
    { rows: ['B8.8-05'], step: 'sendMessage', to: 'a new chat', partner: NINE, viewer: 'jonas' },
    { step: 'sendMessage', to: 'a chat with a past', partner: MIRELLE, viewer: 'mira' },
  ] as const
  const cases = SENDING.flatMap(({ step, to, ...who }) =>
    mishapsOf(step).map((mishap) => ({ step, to, who, mishap, what: mishap.what })),
  )

  it.for(cases)(
    '$step to $to, $what: removed, explained, returned to the field, and sent by the next try',
    async (one) => {
      const { step, who, mishap } = one
      const chat = await open({ characterId: who.partner, viewer: who.viewer }, mishap.fault)
      await isReady(chat)
      if (who.partner === NINE) chat.event(GREETING)
      const before = chat.shown()
      breaking(step, mishap)
      chat.type('hi')
      chat.send()
      expect(chat.shown()).toEqual([...before, ['viewer', 'hi']])
      chat.type('and')
      await settled(chat)
      expect(chat.draft()).toBe('hi\nand')
      expectReadable(chat.state().failure)
      expect(chat.state().failure).toBe(mishap.says ?? 'Send message failed.')
      mend()
      // All refetches that it caused have ended.
      await vi.waitFor(() => expect(chat.stage().name).toBe('ready'), 40_000)
      if (who.partner === NINE) expect(chat.shown()).toEqual(before)
      chat.type('hi')
      chat.send()
      await settled(chat)
      expect(chat.shown().at(-2)).toEqual(['viewer', 'hi'])
      expect(chat.shown().at(-1)?.[0]).toBe('character')
      expect([chat.draft(), chat.state().failure]).toEqual(['', undefined])
      if (who.partner === NINE) {
        expect((await chat.bodies('sendMessage')).at(-1)).toMatchObject({ greeting_content: 'Hello.' })
      }
    },
  )
})

describe('a chat that cannot be ended', () => {
  const ENDING = [
    { rows: ['B8.8-07', 'B8.8-08'], step: 'resetChat', act: 'restart', text: 'Failed to reset chat.' },
    { rows: ['B8.8-09'], step: 'deleteChat', act: 'delete', text: 'Failed to delete chat' },
  ] as const
  /** A chat that was deleted elsewhere counts as deleted. */
  const cases = ENDING.flatMap(({ step, ...ending }) =>
    mishapsOf(step)
      .filter(({ what }) => !(step === 'deleteChat' && what.startsWith('404')))
      .map((mishap) => ({ step, ending, mishap, what: mishap.what })),
  )

  it.for(cases)('$step, $what: the messages stay, the error is shown, and the next try works', async (one) => {
    const { step, ending, mishap } = one
    const chat = await open({ characterId: MIRELLE, viewer: 'mira' }, mishap.fault)
    await isReady(chat)
    const before = chat.shown()
    chat.type('wait')
    breaking(step, mishap)
    const failure = await chat.control[ending.act](chat.conversationKey(), chatOf(chat)).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
    expect((failure as ApiError).message).toBe(mishap.says ?? ending.text)
    expect([chat.shown(), chat.draft()]).toEqual([before, 'wait'])
    mend()
    await chat.control[ending.act](chat.conversationKey(), chatOf(chat))
    expect([chat.shown(), chat.draft()]).toEqual([[], 'wait'])
  })
})
