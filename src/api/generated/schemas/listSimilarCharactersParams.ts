/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type ListSimilarCharactersParams = {
  /**
   * @minimum 1
   * @maximum 50
   */
  num_characters?: number
}
