/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type ListRandomTraitsParams = {
  /**
   * @minimum 1
   * @maximum 6
   */
  count?: number
}
