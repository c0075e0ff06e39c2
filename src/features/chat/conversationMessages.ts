import type { Said } from '#src/api/conversationShapes.ts'
import type { ChatMessage } from './chatMessage.ts'
import { greetingSaid } from './conversation.ts'
import type { Conversation } from './conversationState.ts'

/**
 * Everything the log shows: what is stored, the offered greeting, and the message on its way. As soon as the exchange
 * is stored, it stands in the place of both.
 */
export function messagesShown(
  said: readonly Said[],
  state: Conversation,
  ids: { characterId: string; viewerId: string },
): ChatMessage[] {
  const { sending } = state
  const isStored = sending?.after !== undefined && said.length > sending.after
  const greeting = said.length === 0 && !state.isDeleted ? greetingSaid(state) : undefined
  const all = [
    ...said,
    ...(greeting ? [greeting] : []),
    ...(sending && !isStored ? [{ isCharacter: false, content: sending.text, timestamp: sending.at }] : []),
  ]
  return all.map((one, index) => chatMessage(one, String(index), ids))
}

/** Whether the character seems to be writing: its greeting (B4.9-06) or a reply (B4.9-13). */
export function isTyping({ greeting, sending }: Conversation): boolean {
  return sending !== undefined || greeting?.isShown === false
}

function chatMessage(
  { isCharacter, content, timestamp }: Said,
  id: string,
  { characterId, viewerId }: { characterId: string; viewerId: string },
): ChatMessage {
  const [senderId, receiverId] = isCharacter ? [characterId, viewerId] : [viewerId, characterId]
  return { id, content, timestamp, senderId, receiverId, isCharacter }
}
