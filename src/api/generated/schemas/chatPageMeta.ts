/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface ChatPageMeta {
  /** @minimum 1 */
  page: number
  /** @minimum 1 */
  limit?: number
  /** @minimum 0 */
  total_results?: number
  /** @minimum 0 */
  total_pages: number
}
