import type { Database } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'

/** Lists that contain a character of the viewer as soon as it is created. */
const OWN_LISTS: ReadonlySet<string> = new Set(['listMyCharacters', 'listUserCharacters'])

/** The entities that a captured session has created or changed, or that its world has since. */
export function freshIn(db: Database, { at: end, made }: Row<'captures'>) {
  const since = (time: string | undefined, moment: string) => Date.parse(time ?? '') >= Date.parse(moment)
  return {
    /** The entries of a list that are new since it was read, or that have moved to its beginning. */
    ids({ operation, at }: Pick<Row<'reads'>, 'operation' | 'at'>): ReadonlySet<string> {
      if (operation === 'listMyChats')
        return new Set(db.chats.all().flatMap((chat) => (since(chat.last_interaction, at) ? [chat.id] : [])))
      if (operation === 'listFavorites')
        return new Set(db.likes.all().flatMap((like) => (since(like.created_at, at) ? [like.characterId] : [])))
      const isNew = ({ id, created_at }: Row<'characters'>) =>
        since(created_at, end) || (OWN_LISTS.has(operation) && since(made[id], at))
      return new Set(db.characters.all().flatMap((row) => (isNew(row) ? [row.id] : [])))
    },
    /** Whether a call is about an entity that was created: the tables contain all of it. */
    isAbout: (address: string) =>
      [...db.characters.all(), ...db.chats.all()].some(
        ({ id, created_at }) => (since(created_at, end) || id in made) && address.includes(id),
      ),
  }
}
