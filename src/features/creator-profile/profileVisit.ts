import * as v from 'valibot'
import { cardsFor } from '#src/components/CharacterGrid/columns.ts'
import { columnsNow } from '#src/components/CharacterGrid/useColumns.ts'
import { PROFILE_CARD_LIST_TARGET } from '#src/product/limits.ts'
import { entryMemory } from '#src/storage/entryMemory.ts'
import { wholeNumber } from '#src/storage/wholeNumber.ts'

const visitSchema = v.object({
  /** Characters per page; constant during the visit, so that Load More neither skips nor repeats any. */
  limit: wholeNumber(1, 50),
  /** The number of pages shown. */
  pages: wholeNumber(1, 1_000),
})
export type ProfileVisit = v.InferOutput<typeof visitSchema>

export const profileVisits = entryMemory('perigee.profile', visitSchema)

/** The visit stored for this history entry, or a new one with whole rows at the current width. */
export function profileVisit(storage: Storage, owner: string, entry: string): ProfileVisit {
  return (
    profileVisits.read(storage, owner, entry) ?? {
      limit: cardsFor({ columns: columnsNow(), target: PROFILE_CARD_LIST_TARGET }),
      pages: 1,
    }
  )
}
