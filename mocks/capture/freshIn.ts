import type { Database } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'

/** What was made or changed in a captured world since it began. */
export function freshIn(db: Database, { at }: Row<'captures'>) {
  const since = (time: string) => Date.parse(time) >= Date.parse(at)
  const made = () => db.characters.all().filter((row) => since(row.created_at))
  const talked = () => db.chats.all().filter((row) => since(row.last_interaction))
  return {
    /** Which entries of a list are new, or have come to its beginning. */
    ids(operation: string): ReadonlySet<string> {
      if (operation === 'listMyChats') return new Set(talked().map(({ id }) => id))
      if (operation === 'listFavorites')
        return new Set(db.likes.all().flatMap((like) => (since(like.created_at) ? [like.characterId] : [])))
      return new Set(made().map(({ id }) => id))
    },
    /** Whether a call is about something that did not exist in the session. */
    isAbout: (address: string) =>
      [...made(), ...db.chats.all().filter((row) => since(row.created_at))].some(({ id }) => address.includes(id)),
  }
}
