import type { Chat, ChatMessage } from '#src/api/generated/calls.schemas.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { uuidOf } from '#mocks/fixtures/ids.ts'

type ChatOfViewer = Omit<Row<'chats'>, 'ownerId'>

interface Gained {
  characterId: string
  conversations: number
  messages: number
}

/** The viewer's chats with their messages, as the responses and the writes of a session describe them. */
export interface SeenChats {
  /** A chat in a response. */
  learn(chat: Chat): void
  /** Returns whether this response has created the chat: it has no messages yet. */
  begin(chat: Chat): boolean
  learnMessages(id: string, messages: readonly ChatMessage[]): void
  /**
   * A message that was sent and its reply. Returns what its character's counts gain; undefined if the earlier messages are
   * unknown: the conversation would be incomplete.
   */
  say(sent: Record<string, unknown>, reply: unknown, at: string): Gained | undefined
  /** The chat starts again. */
  reset(id: string, at: string): void
  forget(id: string): void
  chats(): ChatOfViewer[]
  messages(): Row<'messages'>[]
}

/** `before` is older than the session. `moment` converts a time of the server to ISO 8601. */
export function createSeenChats(before: string, moment: (text: string) => string): SeenChats {
  const chats = new Map<string, ChatOfViewer>()
  const messages = new Map<string, Row<'messages'>[]>()

  function messageRow(chatId: string, { role, content, timestamp }: ChatMessage, position: number): Row<'messages'> {
    const id = uuidOf(`capture/${chatId}/${position}`)
    return { id, chatId, position, role, content, timestamp: moment(timestamp) }
  }

  function touch(id: string, at: string, last_interaction_msg: string | null): void {
    const chat = chats.get(id)
    if (chat) chats.set(id, { ...chat, last_interaction: at, last_interaction_msg, counted: true })
  }

  return {
    learn({ id, character, last_interaction, last_interaction_msg }) {
      const own = { id, characterId: character.id, timezone: 'UTC', created_at: before, counted: true }
      chats.set(id, { ...own, last_interaction: moment(last_interaction ?? before), last_interaction_msg })
    },
    begin({ id, last_interaction_msg }) {
      const chat = chats.get(id)
      if (!chat || last_interaction_msg !== null || messages.has(id)) return false
      chats.set(id, { ...chat, counted: false })
      messages.set(id, [])
      return true
    },
    learnMessages(id, read) {
      messages.set(
        id,
        read.map((message, position) => messageRow(id, message, position)),
      )
    },
    say({ chat_id: id, incoming_message: text, greeting_content: greeting }, reply, at) {
      if (typeof id !== 'string' || typeof text !== 'string') return undefined
      const rows = messages.get(id)
      const chat = chats.get(id)
      if (!rows || !chat) return undefined
      const isEmpty = rows.every(({ role }) => role === 'system')
      const said: ChatMessage[] = [
        ...(isEmpty && typeof greeting === 'string'
          ? [{ role: 'assistant' as const, content: greeting, timestamp: at }]
          : []),
        { role: 'user', content: text, timestamp: at },
        ...(typeof reply === 'string' ? [{ role: 'assistant' as const, content: reply, timestamp: at }] : []),
      ]
      messages.set(id, [...rows, ...said.map((message, more) => messageRow(id, message, rows.length + more))])
      touch(id, at, said.at(-1)!.content)
      return { characterId: chat.characterId, conversations: chat.counted ? 0 : 1, messages: said.length }
    },
    reset(id, at) {
      const rows = messages.get(id)
      if (rows)
        messages.set(
          id,
          rows.filter(({ role }) => role === 'system'),
        )
      touch(id, at, null)
    },
    forget(id) {
      chats.delete(id)
      messages.delete(id)
    },
    chats: () => [...chats.values()],
    messages: () => [...messages].flatMap(([id, rows]) => (chats.has(id) ? rows : [])),
  }
}
