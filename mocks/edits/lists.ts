import type { Database } from '#mocks/db/database.ts'

interface List {
  table: 'characters' | 'chats'
  /** Its rows; the first ones stay when it becomes shorter. */
  of(db: Database, userId: string): readonly { id: string }[]
  /** Adds a row; the others are `before`. */
  add(db: Database, userId: string, before: number): Promise<void>
}

const HOUR_MS = 3_600_000

const publicOnes = ({ characters }: Database) => characters.findMany((q) => q.where({ isPublic: true }))

/** As the list of chats shows them: the latest first, without those with a private character of somebody else. */
function chatsOf({ chats, characters }: Database, ownerId: string) {
  const seen = new Set(
    characters.all().flatMap(({ id, isPublic, creatorId }) => (isPublic || creatorId === ownerId ? [id] : [])),
  )
  const own = chats.findMany((q) => q.where({ ownerId, characterId: (id) => seen.has(id) }))
  return own.sort((one, other) => (one.last_interaction > other.last_interaction ? -1 : 1))
}

/** The lists of a user whose lengths can be chosen. */
export const LISTS: Record<'characters' | 'chats', List> = {
  // First, because the chats with a deleted character are deleted, too.
  characters: {
    table: 'characters',
    of: ({ characters }, creatorId) => characters.findMany((q) => q.where({ creatorId })),
    /** A copy of somebody else's. */
    async add(db, creatorId, before) {
      const all = publicOnes(db)
      const like = all[before % all.length]
      if (!like) return
      const id = await db.nextId('characters')
      await db.characters.create({ ...(JSON.parse(JSON.stringify(like)) as typeof like), id, slug: '', creatorId })
      const image = { id: await db.nextId('images'), characterId: id, place: 0, picture: { ...like.picture } }
      await db.images.create({ ...image, created_at: like.created_at, is_main: true })
    },
  },
  chats: {
    table: 'chats',
    of: chatsOf,
    /** An hour older than the others, with another character. */
    async add(db, ownerId, before) {
      const [others, all] = [chatsOf(db, ownerId), publicOnes(db)]
      const known = new Set(others.map(({ characterId }) => characterId))
      const character = all.find(({ id }) => !known.has(id)) ?? all[before % all.length]
      if (!character) return
      const id = await db.nextId('chats')
      const last = Date.parse(others.at(-1)?.last_interaction ?? character.last_edited) - HOUR_MS
      const [timestamp, content] = [new Date(last).toISOString(), character.greetings.main]
      const times = { created_at: timestamp, last_interaction: timestamp, last_interaction_msg: content }
      await db.chats.create({ id, ownerId, characterId: character.id, timezone: 'UTC', ...times, counted: false })
      const message = { id: await db.nextId('messages'), chatId: id, position: 0, content, timestamp }
      await db.messages.create({ ...message, role: 'assistant' })
    },
  },
}

/** Adds rows to a list, or deletes its last ones, until it has this length. */
export async function setLength(db: Database, { table, of, add }: List, userId: string, wanted: number): Promise<void> {
  const rows = of(db, userId)
  for (const row of rows.slice(wanted)) db[table].delete(row as never)
  for (let at = rows.length; at < wanted; at++) await add(db, userId, at)
}
