import type { Database } from '#mocks/db/database.ts'
import type { Row, TableName } from '#mocks/db/schemas.ts'
import type { Kind } from './recordSchemas.ts'

/** The tables of a database, or of rows that were not filled into one. */
export type Tables = { [Name in TableName]: { all(): readonly Row<Name>[] } }

interface List {
  table: 'characters' | 'chats' | 'likes' | 'messages'
  /** Its rows; the first ones stay when it becomes shorter. */
  of(tables: Tables, id: string): readonly { id: string }[]
  add(db: Database, id: string, at: number): Promise<void>
}

const HOUR_MS = 3_600_000

const allPublic = ({ characters }: Tables) => characters.all().filter(({ isPublic }) => isPublic)
/** A character of everybody that is not in a list yet; when all are, one of them again. */
function another(tables: Tables, taken: readonly { characterId: string }[], at: number): Row<'characters'> | undefined {
  const [all, known] = [allPublic(tables), new Set(taken.map(({ characterId }) => characterId))]
  return all.find(({ id }) => !known.has(id)) ?? all[at % all.length]
}

function chatsOf({ chats, characters }: Tables, ownerId: string) {
  const seen = new Set(
    characters.all().flatMap(({ id, isPublic, creatorId }) => (isPublic || creatorId === ownerId ? [id] : [])),
  )
  const own = chats.all().filter((chat) => chat.ownerId === ownerId && seen.has(chat.characterId))
  return own.sort((one, other) => (one.last_interaction > other.last_interaction ? -1 : 1))
}

const messagesOf = ({ messages }: Tables, chatId: string) =>
  messages
    .all()
    .filter((message) => message.chatId === chatId)
    .sort((one, other) => one.position - other.position)

const likesOf = ({ likes }: Tables, userId: string) => likes.all().filter((like) => like.userId === userId)

/** A copy of another character. */
async function addCharacter(db: Database, at: number, creatorId?: string): Promise<void> {
  const [all, id] = [allPublic(db), await db.nextId('characters')]
  const { id: _, ...like } = all[at % all.length] ?? {}
  if (!('name' in like)) return
  const { picture, created_at } = like
  await db.characters.create({ ...JSON.parse(JSON.stringify(like)), id, slug: '', ...(creatorId && { creatorId }) })
  const image = { id: await db.nextId('images'), characterId: id, place: 0, picture: { ...picture }, created_at }
  await db.images.create({ ...image, is_main: true })
}

/** The lists whose lengths are fields of a record. */
export const LISTS: Partial<Record<Kind, Record<string, List>>> = {
  world: {
    characters: {
      table: 'characters',
      of: ({ characters }) => characters.all(),
      add: (db, _, at) => addCharacter(db, at),
    },
  },
  chats: {
    messages: {
      table: 'messages',
      of: messagesOf,
      async add(db, chatId, at) {
        const before = messagesOf(db, chatId)
        const timestamp =
          before.at(-1)?.timestamp ?? db.chats.findFirst((q) => q.where({ id: chatId }))?.created_at ?? ''
        const said = before.filter(({ role }) => role !== 'system')
        const content = said[at % said.length]?.content ?? 'Hello.'
        const role = said.at(-1)?.role === 'user' ? 'assistant' : 'user'
        const position = (before.at(-1)?.position ?? -1) + 1
        await db.messages.create({ id: await db.nextId('messages'), chatId, position, role, content, timestamp })
      },
    },
  },
  users: {
    // First, because the chats and likes of a deleted character are deleted, too.
    characters: {
      table: 'characters',
      of: ({ characters }, userId) => characters.all().filter(({ creatorId }) => creatorId === userId),
      add: (db, userId, at) => addCharacter(db, at, userId),
    },
    chats: {
      table: 'chats',
      of: chatsOf,
      async add(db, ownerId, at) {
        const others = chatsOf(db, ownerId)
        const character = another(db, others, at)
        if (!character) return
        const id = await db.nextId('chats')
        const last = Date.parse(others.at(-1)?.last_interaction ?? character.last_edited) - HOUR_MS
        const [time, content] = [new Date(last).toISOString(), character.greetings.main]
        const times = { created_at: time, last_interaction: time, last_interaction_msg: content }
        await db.chats.create({ id, ownerId, characterId: character.id, timezone: 'UTC', ...times, counted: false })
        const message = { id: await db.nextId('messages'), chatId: id, position: 0, content, timestamp: time }
        await db.messages.create({ ...message, role: 'assistant' })
      },
    },
    favorites: {
      table: 'likes',
      of: likesOf,
      async add(db, userId, at) {
        const character = another(db, likesOf(db, userId), at)
        if (!character) return
        const like = { id: await db.nextId('likes'), userId, characterId: character.id }
        await db.likes.create({ ...like, created_at: character.last_edited })
      },
    },
  },
}

/** Adds rows to a list, or deletes its last ones, until it has this length. */
export async function setLength(db: Database, { table, of, add }: List, id: string, wanted: number): Promise<void> {
  const rows = of(db, id)
  for (const row of rows.slice(wanted)) db[table].delete(row as never)
  for (let at = rows.length; at < wanted; at++) await add(db, id, at)
}
