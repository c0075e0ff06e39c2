/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface LikeAnswer {
  isLiked: boolean
  /** @minimum 0 */
  likeCount: number
}
