import { isRecord } from '#src/lib/isRecord.ts'
import { firstOf } from './firstOf.ts'
import { chatSummary, type ChatSummary } from './shapes.ts'

/** One thing that has been said in a chat, as the server stores it; system messages are left out (B3). */
export interface Said {
  /** By the character. */
  isCharacter: boolean
  /** Markdown, exactly as it was written. */
  content: string
  /** As the server wrote it; '' where there is none. */
  timestamp: string
}

/**
 * The chat that a response holds: `null`, `{}`, `[]` and a response without a body mean that there is none (AMB-51).
 * Undefined where the response speaks of something else.
 */
export function foundChat(response: unknown, characterId: string): ChatSummary | null | undefined {
  const first = firstOf(response)
  if (first === undefined || first === null || first === '') return null
  if (!isRecord(first)) return undefined
  const chat = chatSummary(first)
  return chat.id ? { ...chat, characterId } : null
}

/** The messages of a list; undefined where the response is none, which is not an empty conversation. */
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

/** The reply to a message, in any of its shapes; undefined where it has no words (AMB-05). */
export function replyIn(response: unknown): string | undefined {
  const said = isRecord(response)
    ? REPLY_FIELDS.map((field) => response[field]).find((value) => typeof value === 'string' && value.trim() !== '')
    : response
  return typeof said === 'string' && said.trim() !== '' ? said : undefined
}

/**
 * What has been said, with an exchange that has come to its end: the greeting where there is one, the message, the
 * reply. A reading in between may have brought none of it, a part or all of it, and what another tab has said.
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
