/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface PageMeta {
  /**
   * The page that was asked for.
   * @minimum 1
   */
  page: number
  /**
   * How many a full page carries.
   * @minimum 1
   */
  limit: number
  /** @minimum 0 */
  total_results: number
  /**
   * 0 when nothing was found.
   * @minimum 0
   */
  total_pages: number
}
