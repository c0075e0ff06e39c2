import type { Database } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'

/** The entities that were created or changed in a captured world since its start. */
export function freshIn(db: Database, { at }: Row<'captures'>) {
  const since = (time: string) => Date.parse(time) >= Date.parse(at)
  const made = () => db.characters.all().filter((row) => since(row.created_at))
  const talked = () => db.chats.all().filter((row) => since(row.last_interaction))
  return {
    /** The entries of a list that are new, or that have moved to its beginning. */
    ids(operation: string): ReadonlySet<string> {
      if (operation === 'listMyChats') return new Set(talked().map(({ id }) => id))
      if (operation === 'listFavorites')
        return new Set(db.likes.all().flatMap((like) => (since(like.created_at) ? [like.characterId] : [])))
      return new Set(made().map(({ id }) => id))
    },
    /** Whether a call is about an entity that did not exist in the session. */
    isAbout: (address: string) =>
      [...made(), ...db.chats.all().filter((row) => since(row.created_at))].some(({ id }) => address.includes(id)),
  }
}
