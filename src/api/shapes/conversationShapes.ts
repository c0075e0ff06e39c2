import { isRecord } from '#src/lib/isRecord.ts'
import { firstOf } from './firstOf.ts'
import { chatSummary, type ChatSummary } from './characterShapes.ts'

/** A message of a chat in the server's format; system messages are left out (B3). */
export interface StoredMessage {
  /** Whether the character wrote it. */
  isCharacter: boolean
  /** Markdown, unchanged. */
  content: string
  /** In the server's format; '' if there is none. */
  timestamp: string
}

/**
 * The chat of a response: `null`, `{}`, `[]` and a response without a body mean that there is none.
 * Undefined for any other content.
 */
export function foundChat(response: unknown, characterId: string): ChatSummary | null | undefined {
  const first = firstOf(response)
  if (first === undefined || first === null || first === '') return null
  if (!isRecord(first)) return undefined
  const chat = chatSummary(first)
  return chat.id ? { ...chat, characterId } : null
}

/** The messages of a list; undefined if the response is no list, which differs from an empty conversation. */
export function saidIn(response: unknown): StoredMessage[] | undefined {
  if (!Array.isArray(response)) return undefined
  return response
    .filter(isRecord)
    .filter(({ role, content }) => (role === 'user' || role === 'assistant') && typeof content === 'string')
    .map(({ role, content, timestamp }) => ({
      isCharacter: role === 'assistant',
      content: content as string,
      timestamp: typeof timestamp === 'string' || typeof timestamp === 'number' ? String(timestamp) : '',
    }))
}
