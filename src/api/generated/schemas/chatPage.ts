/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Chat } from './chat.ts'
import type { ChatPageMeta } from './chatPageMeta.ts'

export interface ChatPage {
  data: Chat[]
  meta: ChatPageMeta
}
