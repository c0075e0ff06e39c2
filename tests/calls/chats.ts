import { expect } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { downloadChat, findChat, listMessages, listMyChats } from '#src/api/generated/chats/reads.ts'
import { createChat, deleteChat, reportMessage, resetChat, sendMessage } from '#src/api/generated/chats/writes.ts'
import type { CallOptions } from '#src/api/calls/http.ts'
import { type CallCase, notFound } from './callCase.ts'
import type { Callers } from './caller.ts'

const NINE = characterId('nine')
const NO_CHAT = { detail: 'Chat not found.' }

/** Mira's chat with Nine, with one message and its reply. */
async function chat({ as }: Pick<Callers, 'as'>): Promise<string> {
  const { id } = await createChat({ character_id: NINE, timezone: 'UTC' }, as('mira'))
  await sendMessage({ chat_id: id, incoming_message: 'Hello there', timezone: 'UTC' }, as('mira'))
  return id
}

/** A chat of another user does not exist for the caller. */
function notYours(operation: CallCase['operation'], call: (id: string, me: CallOptions) => Promise<unknown>): CallCase {
  return {
    operation,
    status: 404,
    when: 'the chat is somebody else’s',
    viewer: 'jonas',
    call: async (me, callers) => call(await chat(callers), me),
    response: NO_CHAT,
  }
}

const report = { reported_message: 'A reply.', category: 'Other' as const, optional_message: '' }
const message = { incoming_message: 'What is that light?', timezone: 'Europe/Paris' }

export const chatCases: CallCase[] = [
  {
    operation: 'findChat',
    status: 200,
    when: 'there is one',
    viewer: 'mira',
    async call(me, callers) {
      await chat(callers)
      return findChat({ character_id: NINE }, me)
    },
    response: { chara_id: NINE, character: { id: NINE }, last_interaction_msg: expect.any(String) },
  },
  {
    operation: 'findChat',
    status: 404,
    when: 'there is none yet',
    viewer: 'jonas',
    call: (me) => findChat({ character_id: NINE }, me),
    response: NO_CHAT,
  },
  {
    operation: 'createChat',
    status: 200,
    when: 'signed in',
    viewer: 'jonas',
    call: (me) => createChat({ character_id: NINE, timezone: 'Europe/Paris' }, me),
    response: { chara_id: NINE, last_interaction_msg: null },
  },
  notFound('createChat', (character_id, me) => createChat({ character_id, timezone: 'UTC' }, me), 'jonas'),
  {
    operation: 'sendMessage',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => sendMessage({ ...message, chat_id: await chat(callers) }, me),
    response: expect.stringMatching(/\S/),
  },
  notYours('sendMessage', (chat_id, me) => sendMessage({ ...message, chat_id }, me)),
  {
    operation: 'resetChat',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => resetChat({ chat_id: await chat(callers) }, me),
  },
  notYours('resetChat', (chat_id, me) => resetChat({ chat_id }, me)),
  {
    operation: 'reportMessage',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => reportMessage({ ...report, chat_id: await chat(callers) }, me),
  },
  notYours('reportMessage', (chat_id, me) => reportMessage({ ...report, chat_id }, me)),
  {
    operation: 'listMyChats',
    status: 200,
    when: 'signed in',
    viewer: 'mira',
    async call(me, callers) {
      await chat(callers)
      return listMyChats({ page: 1, limit: 8 }, me)
    },
    response: {
      data: expect.arrayContaining([expect.objectContaining({ chara_id: NINE })]),
      meta: { page: 1, limit: 8 },
    },
  },
  {
    operation: 'deleteChat',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => deleteChat(await chat(callers), me),
    response: { deleted_chat_id: expect.any(String) },
  },
  notYours('deleteChat', deleteChat),
  {
    operation: 'listMessages',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => listMessages(await chat(callers), me),
    response: expect.arrayContaining([expect.objectContaining({ role: 'system' })]),
  },
  notYours('listMessages', listMessages),
  {
    operation: 'downloadChat',
    status: 200,
    when: 'the chat is the caller’s own',
    viewer: 'mira',
    call: async (me, callers) => downloadChat(await chat(callers), me),
    response: expect.objectContaining({ type: expect.stringContaining('application/json') }),
  },
  notYours('downloadChat', downloadChat),
]
