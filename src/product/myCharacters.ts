/** The tabs of My characters, as the address and the storage spell them. */
export const MY_CHARACTERS_TABS = ['mine', 'favorites'] as const
export type MyCharactersTab = (typeof MY_CHARACTERS_TABS)[number]

/** The sort fields of the lists of My characters, and the directions. */
export const SORT_FIELDS = ['last_edited', 'created_at', 'like_count', 'conversation_count', 'message_count'] as const
export type SortField = (typeof SORT_FIELDS)[number]
export const SORT_DIRECTIONS = ['desc', 'asc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]
