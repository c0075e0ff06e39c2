import * as v from 'valibot'
import { entryMemory } from '#src/storage/entryMemory.ts'
import { wholeNumber } from '#src/storage/wholeNumber.ts'

/** Upper bounds for stored values: a larger list would freeze the page. */
const PAGE_MAX = 1_000
const PAGES_MAX = 10_000
const COUNT_MAX = Number.MAX_SAFE_INTEGER

const page = v.pipe(
  v.object({
    length: wholeNumber(0, PAGE_MAX),
    hidden: v.optional(v.array(wholeNumber(0, PAGE_MAX))),
    next: v.optional(wholeNumber(1, COUNT_MAX)),
    total: v.fallback(v.optional(wholeNumber(0, COUNT_MAX)), undefined),
  }),
  v.check(({ length, hidden = [] }) =>
    hidden.every((place, index) => place < length && place > (hidden[index - 1] ?? -1)),
  ),
)

/** The lists of results that Back restores: their length and layout. The cards are in the cache. */
export const rememberedLists = entryMemory(
  'perigee.search',
  v.object({
    /** The search that the list belongs to. */
    search: v.string(),
    pages: v.pipe(v.array(page), v.maxLength(PAGES_MAX)),
    shape: v.optional(v.object({ columns: wholeNumber(1, 100), rowPx: wholeNumber(1, 10_000) })),
  }),
)
