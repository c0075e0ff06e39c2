/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface LikeResponse {
  isLiked: boolean
  /** @minimum 0 */
  likeCount: number
}
