/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder]

export const SortOrder = {
  desc: 'desc',
  asc: 'asc',
} as const
