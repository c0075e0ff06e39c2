/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { CharacterSort } from './characterSort.ts'

export type ListCharactersParams = {
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
  /**
   * `chatiest`: most messages first. `liked`: most likes first. `latest`: newest first.
   */
  sort?: CharacterSort
}
