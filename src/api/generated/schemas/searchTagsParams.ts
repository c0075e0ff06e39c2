/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type SearchTagsParams = {
  /**
   * @minLength 1
   */
  q: string
}
