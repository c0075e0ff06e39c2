/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type SortBy = (typeof SortBy)[keyof typeof SortBy]

export const SortBy = {
  last_edited: 'last_edited',
  created_at: 'created_at',
  like_count: 'like_count',
  conversation_count: 'conversation_count',
  message_count: 'message_count',
} as const
