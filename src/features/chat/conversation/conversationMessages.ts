import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import { VISITOR_NAME, withReaderName } from '#src/product/macros.ts'
import type { ChatMessage } from './chatMessage.ts'
import { greetingSaid } from './conversation.ts'
import type { ConversationState } from './conversationState.ts'
import { foundIn } from './foundMessage.ts'

/**
 * All messages of the log: the stored ones, the offered greeting, and the pending message. Once the exchange is
 * stored, it replaces the last two. A conversation starts with a greeting, which may name its reader.
 */
export function messagesShown(
  stored: readonly StoredMessage[],
  state: ConversationState,
  ids: { characterId: string; viewerId: string; readerName?: string },
): ChatMessage[] {
  const { sending } = state
  // A higher number of messages proves nothing: they may come from another tab.
  const isThere = sending !== undefined && foundIn(stored, sending) !== 'missing'
  const greeting = stored.length === 0 && !state.isDeleted ? greetingSaid(state) : undefined
  const shown = [...stored, ...(greeting ? [greeting] : [])].map((one, index) => chatMessage(one, String(index), ids))
  const [first] = shown
  if (first?.isCharacter) {
    const content = withReaderName(first.content, ids.readerName ?? VISITOR_NAME)
    if (content !== first.content) shown[0] = { ...first, content, stored: first.content }
  }
  if (!sending || isThere) return shown
  const onItsWay = { isCharacter: false, content: sending.text, timestamp: sending.at }
  return [...shown, { ...chatMessage(onItsWay, String(shown.length), ids), isOnItsWay: true }]
}

/** Whether the character appears to be typing: its greeting or a reply. */
export function isTyping({ greeting, sending }: ConversationState): boolean {
  return sending !== undefined || greeting?.isShown === false
}

function chatMessage(
  { isCharacter, content, timestamp }: StoredMessage,
  id: string,
  { characterId, viewerId }: { characterId: string; viewerId: string },
): ChatMessage {
  const [senderId, receiverId] = isCharacter ? [characterId, viewerId] : [viewerId, characterId]
  return { id, content, timestamp, senderId, receiverId, isCharacter }
}
