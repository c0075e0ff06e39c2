/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ChatRole } from './chatRole.ts'

export interface ChatMessage {
  role: ChatRole
  /** Markdown. */
  content: string
  timestamp: string
}
