import { isRecord } from '#src/lib/isRecord.ts'
import { ApiError } from './ApiError.ts'
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

/** The chat that a response holds: `null`, `{}`, `[]` and a response without a body mean that there is none (AMB-51). */
export function foundChat(response: unknown, characterId: string): ChatSummary | null {
  const first: unknown = Array.isArray(response) ? response[0] : response
  if (!isRecord(first)) return null
  const chat = chatSummary(first)
  return chat.id ? { ...chat, characterId } : null
}

/** The messages of a list. Anything but a list is no response: an empty conversation would be a lie. */
export function saidIn(response: unknown): Said[] {
  if (!Array.isArray(response)) throw new ApiError({ status: 200, body: response })
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

/** The reply to a message, in any of its shapes; one without words is a failure (AMB-05). */
export function replyIn(response: unknown): string {
  const said = isRecord(response)
    ? REPLY_FIELDS.map((field) => response[field]).find((value) => typeof value === 'string' && value.trim() !== '')
    : response
  if (typeof said !== 'string' || said.trim() === '') throw new ApiError({ status: 200 })
  return said
}
