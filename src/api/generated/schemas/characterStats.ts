/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface CharacterStats {
  isLiked: boolean
  /** @minimum 0 */
  likeCount?: number
  /** @minimum 0 */
  conversationCount?: number
  /** @minimum 0 */
  messageCount?: number
}
