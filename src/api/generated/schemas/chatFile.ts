/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ChatMessage } from './chatMessage.ts'

/**
 * What a downloaded chat holds.
 */
export interface ChatFile {
  chat_id: string
  /** Its name. */
  character: string
  messages: ChatMessage[]
}
