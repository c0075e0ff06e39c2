/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Character } from './character.ts'

export interface Chat {
  id: string
  chara_id: string
  character: Character
  /**
   * When the last message was stored, or the chat was opened.
   * @nullable
   */
  last_interaction: string | null
  /**
   * The last message, in markdown; null in an empty chat.
   * @nullable
   */
  last_interaction_msg: string | null
}
