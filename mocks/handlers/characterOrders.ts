import type { CharacterSort, SortBy, SortOrder } from '#src/api/generated/calls.schemas.ts'
import type { CharacterRow } from '#mocks/db/database.ts'
import type { CharacterResponses } from './characterResponses.ts'

type Key = (row: CharacterRow) => number | string
type Stats = CharacterResponses['statsOf']

/**
 * Sorts rows by a key; ties are sorted by age, newest first, then by id, so that pages neither repeat nor skip rows.
 */
export function ordered(rows: readonly CharacterRow[], key: Key, order: SortOrder = 'desc'): CharacterRow[] {
  const direction = order === 'desc' ? -1 : 1
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort(
      (one, other) =>
        compared(one.key, other.key) * direction ||
        -compared(one.row.created_at, other.row.created_at) ||
        compared(one.row.id, other.row.id),
    )
    .map(({ row }) => row)
}

/** The sort key of each order of GET /characters. */
export function listingKey(sort: CharacterSort, statsOf: Stats): Key {
  switch (sort) {
    case 'chatiest':
      return (row) => statsOf(row).messageCount ?? UNKNOWN
    case 'liked':
      return (row) => statsOf(row).likeCount ?? UNKNOWN
    case 'latest':
      return (row) => row.created_at
  }
}

/** The sort key of each order of My characters. */
export function ownKey(sortBy: SortBy, statsOf: Stats): Key {
  switch (sortBy) {
    case 'last_edited':
      return (row) => row.last_edited
    case 'created_at':
      return (row) => row.created_at
    case 'like_count':
      return (row) => statsOf(row).likeCount ?? UNKNOWN
    case 'conversation_count':
      return (row) => statsOf(row).conversationCount ?? UNKNOWN
    case 'message_count':
      return (row) => statsOf(row).messageCount ?? UNKNOWN
  }
}

/** A missing count sorts after every known one. */
const UNKNOWN = -1

function compared<T extends number | string>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0
}
