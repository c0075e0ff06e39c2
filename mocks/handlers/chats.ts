import * as generated from '#mocks/generated/chats/chats.msw.ts'
import type { Chat, ChatFile } from '#src/api/generated/calls.schemas.ts'
import type { ChatRow, MessageRow, UserRow } from '#mocks/db/database.ts'
import { attachment } from '#mocks/cards/cards.ts'
import { replyOf } from '#mocks/model/companion.ts'
import { bodyOf, type Call, fail, page, paramOf, queryOf } from './call.ts'
import { characterResponses, isVisible } from './characterResponses.ts'
import { findCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'

export function chatHandlers(parts: ServerParts) {
  const { db, now, caller } = parts

  function responseOf(chat: ChatRow, me: UserRow): Chat {
    const character = findCharacter(parts, chat.characterId, me)
    const { id, last_interaction, last_interaction_msg } = chat
    const seen = characterResponses(parts, me).responseOf(character)
    return { id, chara_id: character.id, character: seen, last_interaction, last_interaction_msg }
  }

  /**
   * Chats of other users do not exist for this user, and neither do those with a character that its owner made private.
   * AMB-57
   */
  const exists = (chat: ChatRow, me: UserRow) => {
    const character = db.characters.findFirst((q) => q.where({ id: chat.characterId }))
    return chat.ownerId === me.id && character !== undefined && isVisible(character, me)
  }

  function ownChat(me: UserRow, condition: Partial<Pick<ChatRow, 'id' | 'characterId'>>): ChatRow {
    const chat = db.chats.findFirst((q) => q.where({ ownerId: me.id, ...condition }))
    return chat && exists(chat, me) ? chat : fail(404, 'Chat not found.')
  }

  const messagesOf = (chat: ChatRow) =>
    db.messages.findMany((q) => q.where({ chatId: chat.id })).sort((one, other) => one.position - other.position)

  async function store(chat: ChatRow, role: MessageRow['role'], content: string): Promise<void> {
    const position = (messagesOf(chat).at(-1)?.position ?? -1) + 1
    const id = await db.nextId('messages')
    await db.messages.create({ id, chatId: chat.id, position, role, content, timestamp: now() })
  }

  async function count(characterId: string, more: { conversations?: number; messages?: number }): Promise<void> {
    await db.characters.update((q) => q.where({ id: characterId }), {
      data(row) {
        if (more.conversations) row.conversations = (row.conversations ?? 0) + more.conversations
        if (more.messages) row.messages = (row.messages ?? 0) + more.messages
      },
    })
  }

  return [
    generated.getFindChatMockHandler((call) => {
      const me = caller(call)
      return responseOf(ownChat(me, { characterId: queryOf(call, 'findChat', 'character_id') }), me)
    }),

    generated.getCreateChatMockHandler(async (call) => {
      const me = caller(call)
      const { character_id, timezone } = await bodyOf<'createChat'>(call)
      const character = findCharacter(parts, character_id, me)
      const open = { ownerId: me.id, characterId: character.id }
      const existing = db.chats.findFirst((q) => q.where(open))
      if (existing) return responseOf(existing, me) // AMB-35
      const chat = await db.chats.create({
        ...open,
        id: await db.nextId('chats'),
        timezone,
        created_at: now(),
        last_interaction: now(),
        last_interaction_msg: null,
        counted: false,
      })
      await store(chat, 'system', `You are ${character.name}. ${character.description}`)
      return responseOf(chat, me)
    }),

    generated.getSendMessageMockHandler(async (call) => {
      const me = caller(call)
      const { chat_id, incoming_message: incoming, greeting_content } = await bodyOf<'sendMessage'>(call)
      const chat = ownChat(me, { id: chat_id })
      const isEmpty = messagesOf(chat).every(({ role }) => role === 'system')
      const greeting = isEmpty ? greeting_content : undefined
      if (greeting !== undefined) await store(chat, 'assistant', greeting)

      const character = findCharacter(parts, chat.characterId, me)
      const reply = replyOf(character, messagesOf(chat), incoming)
      await store(chat, 'user', incoming)
      await store(chat, 'assistant', reply)
      await db.chats.update(chat, {
        data: (row) => void Object.assign(row, { last_interaction: now(), last_interaction_msg: reply, counted: true }),
      })
      // A conversation counts once, and each message counts once. AMB-47
      const messages = greeting === undefined ? 2 : 3
      await count(character.id, { conversations: chat.counted ? 0 : 1, messages })
      return reply
    }),

    generated.getResetChatMockHandler(async (call) => {
      const me = caller(call)
      const chat = ownChat(me, { id: (await bodyOf<'resetChat'>(call)).chat_id })
      db.messages.deleteMany((q) => q.where({ chatId: chat.id, role: (role) => role !== 'system' }))
      // A restart counts as a new conversation; its first message does not count it again.
      await db.chats.update(chat, {
        data: (row) => void Object.assign(row, { last_interaction: now(), last_interaction_msg: null, counted: true }),
      })
      await count(chat.characterId, { conversations: 1 })
      return {}
    }),

    generated.getDeleteChatMockHandler((call) => {
      const chat = ownChat(caller(call), { id: paramOf(call, 'id') })
      db.chats.delete(chat)
      return { deleted_chat_id: chat.id }
    }),

    generated.getListMessagesMockHandler((call) => {
      const chat = ownChat(caller(call), { id: paramOf(call, 'id') })
      return messagesOf(chat).map(asMessage)
    }),

    generated.getListMyChatsMockHandler((call: Call) => {
      const me = caller(call)
      const mine = db.chats
        .all()
        .filter((chat) => exists(chat, me))
        .sort(byLastInteraction)
      const { data, meta } = page(call, 'listMyChats', mine)
      return { data: data.map((chat) => responseOf(chat, me)), meta }
    }),

    generated.getDownloadChatMockHandler((call) => {
      const me = caller(call)
      const chat = ownChat(me, { id: paramOf(call, 'id') })
      const character = findCharacter(parts, chat.characterId, me).name
      const file: ChatFile = { chat_id: chat.id, character, messages: messagesOf(chat).map(asMessage) }
      return Response.json(file, { headers: { 'Content-Disposition': attachment(`${chat.id}.json`) } })
    }),

    generated.getReportMessageMockHandler(async (call) => {
      const me = caller(call)
      const { chat_id, reported_message, category, optional_message = '' } = await bodyOf<'reportMessage'>(call)
      const chat = ownChat(me, { id: chat_id })
      await db.reports.create({
        id: await db.nextId('reports'),
        reporterId: me.id,
        subject: 'chat',
        subjectId: chat.id,
        category,
        reportedMessage: reported_message,
        text: optional_message,
        created_at: now(),
      })
      return {}
    }),
  ]
}

function asMessage({ role, content, timestamp }: MessageRow) {
  return { role, content, timestamp }
}

/** Newest first. B2.11 */
function byLastInteraction(one: ChatRow, other: ChatRow): number {
  if (one.last_interaction !== other.last_interaction) return one.last_interaction > other.last_interaction ? -1 : 1
  return one.id < other.id ? -1 : 1
}
