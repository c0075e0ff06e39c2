/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Greetings } from './greetings.ts'
import type { Trait } from './trait.ts'

/**
 * A count that is missing is not known; it is not 0. A missing picture address means no picture.
 */
export interface Character {
  id: string
  name: string
  description: string
  backgroundDescription: string
  /** The small square picture. */
  pfp_url?: string
  /** The tall picture. */
  large_pfp_url?: string
  /** The smallest picture, for rows. */
  thumbnail_url?: string
  avatar?: string
  isPublic: boolean
  personalities: Trait[]
  greetings: Greetings
  tags: string[]
  creatorId: string
  creatorUsername: string
  /** By the caller; false when signed out. */
  isLiked: boolean
  /** @minimum 0 */
  likeCount?: number
  /** @minimum 0 */
  conversationCount?: number
  /** @minimum 0 */
  messageCount?: number
  created_at: string
  last_edited: string
}
