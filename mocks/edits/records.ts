import type { Database } from '#mocks/db/database.ts'
import type { PictureRow, Row } from '#mocks/db/schemas.ts'
import { LISTS, setLength } from './lists.ts'
import type { Json } from './mergePatch.ts'
import type { Kind } from './recordSchemas.ts'

/** A record as recordSchemas.ts describes it; undefined if there is none. */
export function readRecord(db: Database, kind: Kind, id: string): Json | undefined {
  const fields = fieldsOf(db, kind, id)
  if (!fields) return undefined
  const lists = kind === 'users' ? Object.entries(LISTS) : []
  const lengths = lists.map(([name, { of }]) => [name, of(db, id).length])
  // Without undefined fields, and without what collections hold besides their rows.
  return JSON.parse(JSON.stringify({ ...fields, ...Object.fromEntries(lengths) })) as Json
}

function fieldsOf(db: Database, kind: Kind, id: string): Json | undefined {
  // The queries of four tables have no common type; all of them have an id.
  const row = (db[kind] as Database['users']).findFirst((q) => q.where({ id }))
  return row && FIELDS[kind](row as never, db)
}

const pictureOf = ({ as }: PictureRow, isBroken = false) => (isBroken ? 'broken' : (as ?? 'own'))

const FIELDS = {
  characters(row: Row<'characters'>, db: Database): Json {
    const { name, description, backgroundDescription, isPublic, personalities, greetings, tags } = row
    const { created_at, last_edited, earlierLikes, conversations, messages } = row
    const written = { name, description, backgroundDescription, isPublic, personalities, greetings, tags }
    return {
      ...written,
      created_at,
      last_edited,
      picture: pictureOf(row.picture, row.brokenPicture),
      likeCount: earlierLikes === undefined ? undefined : earlierLikes + likesFor(db, row.id).length,
      conversationCount: conversations,
      messageCount: messages,
    }
  },
  chats: ({ last_interaction, last_interaction_msg }: Row<'chats'>): Json => ({
    last_interaction,
    last_interaction_msg: last_interaction_msg ?? undefined,
  }),
  messages: ({ role, content, timestamp }: Row<'messages'>): Json => ({ role, content, timestamp }),
  users: ({ username, email, description: pfp_description, picture, verified }: Row<'users'>): Json => ({
    username,
    email,
    pfp_description,
    picture: pictureOf(picture),
    verified,
  }),
}

const likesFor = ({ likes }: Database, characterId: string) => likes.findMany((q) => q.where({ characterId }))

/** Stores a record that fits its schema. */
export async function writeRecord(db: Database, kind: Kind, id: string, record: Json): Promise<void> {
  // As in fieldsOf.
  const table = db[kind] as Database['users']
  await table.update((q) => q.where({ id }), {
    data: (row) => void Object.assign(row, rowFields(db, kind, row as never, record as never)),
  })
  if (kind !== 'users') return
  for (const [name, list] of Object.entries(LISTS)) await setLength(db, list, id, record[name] as number)
}

interface Written extends Record<string, unknown> {
  picture: 'own' | 'none' | 'broken'
  likeCount?: number
}

/** The columns of a row for a record. */
function rowFields(db: Database, kind: Kind, row: Row<'characters' | 'users'>, record: Written): Json {
  const { picture: as, likeCount, conversationCount, messageCount, pfp_description, ...same } = record
  const picture = () => ({ ...row.picture, as: as === 'own' ? undefined : as })
  switch (kind) {
    case 'characters': {
      const likes = likesFor(db, row.id)
      for (const like of likes.slice(likeCount ?? likes.length)) db.likes.delete(like)
      const earlierLikes = likeCount === undefined ? undefined : Math.max(0, likeCount - likes.length)
      const counts = { earlierLikes, conversations: conversationCount, messages: messageCount }
      return { ...same, ...counts, picture: picture(), brokenPicture: false }
    }
    case 'users':
      return {
        username: same.username,
        email: same.email,
        verified: same.verified,
        description: pfp_description,
        picture: picture(),
      }
    case 'chats':
      return { last_interaction: same.last_interaction, last_interaction_msg: same.last_interaction_msg ?? null }
    case 'messages':
      return same
  }
}

/** A name for people. */
export function recordName(db: Database, kind: Kind, id: string): string {
  const named = (name: string) => name.trim() || '(no name)'
  if (kind === 'characters') return named(db.characters.findFirst((q) => q.where({ id }))?.name ?? '')
  if (kind === 'users') return named(db.users.findFirst((q) => q.where({ id }))?.username ?? '')
  if (kind === 'messages') {
    const { role = '', content = '' } = db.messages.findFirst((q) => q.where({ id })) ?? {}
    return `${role}: ${content.length > LONGEST_NAME ? `${content.slice(0, LONGEST_NAME).toWellFormed()}…` : content}`
  }
  const chat = db.chats.findFirst((q) => q.where({ id }))
  return chat
    ? `${recordName(db, 'characters', chat.characterId)} with ${recordName(db, 'users', chat.ownerId)}`
    : named('')
}

const LONGEST_NAME = 40
