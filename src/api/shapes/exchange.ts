import { isRecord } from '#src/lib/isRecord.ts'
import type { StoredMessage } from './conversationShapes.ts'
import { indexOfSent } from './sentText.ts'

const REPLY_FIELDS = ['content', 'reply', 'message', 'response', 'text']

/** The reply to a message, in any of its formats; undefined if it has no text. */
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
  const position = indexOfSent(stored, message.content, after)
  if (position < 0) {
    const [first] = exchange
    const hasFirst = stored.length > after && stored[after]?.content === first?.content
    return [...stored, ...(hasFirst ? exchange.slice(1) : exchange)]
  }
  const isAnswered = stored[position + 1]?.isCharacter === true
  return isAnswered ? [...stored] : [...stored.slice(0, position + 1), reply, ...stored.slice(position + 1)]
}
