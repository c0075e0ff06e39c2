import { isRecord } from '#src/lib/isRecord.ts'
import { firstOf } from './firstOf.ts'
import { chatSummary, type ChatSummary } from './shapes.ts'

/** A message of a chat in the server's format; system messages are left out (B3). */
export interface Said {
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
export function saidIn(response: unknown): Said[] | undefined {
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
  const said = isRecord(response)
    ? REPLY_FIELDS.map((field) => response[field]).find((value) => typeof value === 'string' && value.trim() !== '')
    : response
  return typeof said === 'string' && said.trim() !== '' ? said : undefined
}

/**
 * The messages with a completed exchange: the greeting if there is one, the message, the
 * reply. A read in between may contain none of it, a part or all of it, and messages of another tab.
 */
export function withExchange(said: readonly Said[], after: number, exchange: readonly Said[]): Said[] {
  const [message, reply] = exchange.slice(-2) as [Said, Said]
  const place = said.findIndex((one, at) => at >= after && !one.isCharacter && one.content === message.content)
  if (place < 0) {
    const [first] = exchange
    const hasFirst = said.length > after && said[after]?.content === first?.content
    return [...said, ...(hasFirst ? exchange.slice(1) : exchange)]
  }
  const isAnswered = said[place + 1]?.isCharacter === true
  return isAnswered ? [...said] : [...said.slice(0, place + 1), reply, ...said.slice(place + 1)]
}
