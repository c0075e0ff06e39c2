/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type ListMyChatsParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
}
