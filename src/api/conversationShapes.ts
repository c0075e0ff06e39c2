import { isRecord } from '#src/lib/isRecord.ts'
import { ApiError } from './ApiError.ts'
import { chatSummary, type ChatSummary } from './shapes.ts'

/** One thing that has been said in a chat, as the server keeps it; system messages are left out (B3). */
export interface Said {
  /** By the character. */
  isCharacter: boolean
  /** Markdown, exactly as it was written. */
  content: string
  /** As the server wrote it; '' where there is none. */
  timestamp: string
}

/** The chat that an answer holds: `null`, `{}`, `[]` and an answer without a body mean that there is none (AMB-51). */
export function foundChat(answer: unknown, characterId: string): ChatSummary | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer
  if (!isRecord(first)) return null
  const chat = chatSummary(first)
  return chat.id ? { ...chat, characterId } : null
}

/** The messages of a list. Anything but a list is no answer: an empty conversation would be a lie. */
export function saidIn(answer: unknown): Said[] {
  if (!Array.isArray(answer)) throw new ApiError({ status: 200, body: answer })
  return answer
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
export function replyIn(answer: unknown): string {
  const said = isRecord(answer)
    ? REPLY_FIELDS.map((field) => answer[field]).find((value) => typeof value === 'string' && value.trim() !== '')
    : answer
  if (typeof said !== 'string' || said.trim() === '') throw new ApiError({ status: 200 })
  return said
}
