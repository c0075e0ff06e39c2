import * as v from 'valibot'
import { entryMemory } from '#src/storage/entryMemory.ts'

const count = v.optional(v.number())

/** A list of results as Back finds it again: how long it was, and how laid out. Its cards are in the cache. */
export const rememberedLists = entryMemory(
  'perigee.search',
  v.object({
    /** The search it belongs to. */
    search: v.string(),
    pages: v.array(
      v.object({ length: v.number(), hidden: v.optional(v.array(v.number())), next: count, total: count }),
    ),
    shape: v.optional(v.object({ columns: v.number(), rowPx: v.number() })),
  }),
)
