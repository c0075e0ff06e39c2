import { isRecord } from '#src/lib/isRecord.ts'
import { firstOf } from './firstOf.ts'
import { chatSummary, type ChatSummary } from './shapes.ts'

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
 * The chat of a response: `null`, `{}`, `[]` and a response without a body mean that there is none (AMB-51).
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
      timestamp: typeof timestamp === 'string' ? timestamp : '',
    }))
}

const REPLY_FIELDS = ['content', 'reply', 'message', 'response', 'text']

/** The reply to a message, in any of its formats; undefined if it has no text (AMB-05). */
export function replyIn(response: unknown): string | undefined {
  const stored = isRecord(response)
    ? REPLY_FIELDS.map((field) => response[field]).find((value) => typeof value === 'string' && value.trim() !== '')
    : response
  return typeof stored === 'string' && stored.trim() !== '' ? stored : undefined
}

/**
 * The messages with a completed exchange: the greeting if there is one, the message, the
 * reply. A read in between may contain none of it, a part or all of it, and messages of another tab.
 */
export function withExchange(
  stored: readonly StoredMessage[],
  after: number,
  exchange: readonly StoredMessage[],
): StoredMessage[] {
  const [message, reply] = exchange.slice(-2) as [StoredMessage, StoredMessage]
  const position = stored.findIndex((one, at) => at >= after && !one.isCharacter && one.content === message.content)
  if (position < 0) {
    const [first] = exchange
    const hasFirst = stored.length > after && stored[after]?.content === first?.content
    return [...stored, ...(hasFirst ? exchange.slice(1) : exchange)]
  }
  const isAnswered = stored[position + 1]?.isCharacter === true
  return isAnswered ? [...stored] : [...stored.slice(0, position + 1), reply, ...stored.slice(position + 1)]
}
