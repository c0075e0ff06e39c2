/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { SortBy } from './sortBy.ts'
import type { SortOrder } from './sortOrder.ts'

export type ListMyCharactersParams = {
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
  sort_by?: SortBy
  sort_order?: SortOrder
}
