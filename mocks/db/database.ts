import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'
import { uuidOf } from '#mocks/ids.ts'
import { ensurePrimaryKeys } from './primaryKeys.ts'
import { type Row, schemas, type TableName } from './schemas.ts'

export const TABLE_NAMES = Object.keys(schemas) as TableName[]

type Tables = { [Name in TableName]: Collection<(typeof schemas)[Name]> }
export type Rows = { [Name in TableName]: Row<Name>[] }

/** A row as its table hands it out: what it is, and which record it is. */
type Stored<Name extends TableName> = ReturnType<Tables[Name]['all']>[number]
export type UserRow = Stored<'users'>
export type CharacterRow = Stored<'characters'>
export type ImageRow = Stored<'images'>
export type ChatRow = Stored<'chats'>
export type MessageRow = Stored<'messages'>
export type MailRow = Stored<'mails'>

export interface Database extends Tables {
  /** A fresh id; the same sequence in every world that starts alike and does alike. */
  nextId(kind: TableName): Promise<string>
  /** Puts these rows in the place of all there are. */
  replaceAll(rows: Partial<Rows>): Promise<void>
  /** Which tables changed since the last time anyone asked. */
  takeChanged(): TableName[]
}

/**
 * A schema that lets whole tables pass: fixtures are typed and snapshots were checked row by row when they came about,
 * and every story fills a world of its own.
 */
function checkedUnless(filling: () => boolean, schema: GenericSchema): GenericSchema {
  const { validate, ...standard } = schema['~standard']
  return { ...schema, '~standard': { ...standard, validate: (value) => (filling() ? { value } : validate(value)) } }
}

/** An empty database of one world; nothing in it is shared with another. */
export function createDatabase(): Database {
  ensurePrimaryKeys()
  /** While whole tables are put in place, rows are not checked against each other: they come from one consistent whole. */
  let filling = false
  const changed = new Set<TableName>()
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, new Collection({ schema: checkedUnless(() => filling, schemas[name]) })]),
  ) as unknown as Tables

  for (const name of TABLE_NAMES) {
    const { hooks } = tables[name] as Collection<GenericSchema>
    for (const happening of ['create', 'update', 'delete'] as const) hooks.on(happening, () => void changed.add(name))
  }

  // What goes when something goes. Done here and not by the collections' own relations: those listen once per record,
  // which makes filling a world of hundreds of rows quadratic.
  tables.users.hooks.on('delete', ({ data: { deletedRecord: user } }) => {
    if (filling) return
    tables.characters.deleteMany((q) => q.where({ creatorId: user.id }))
    tables.chats.deleteMany((q) => q.where({ ownerId: user.id }))
    tables.likes.deleteMany((q) => q.where({ userId: user.id }))
    tables.sessions.deleteMany((q) => q.where({ userId: user.id }))
    tables.mails.deleteMany((q) => q.where({ userId: user.id }))
    tables.reports.deleteMany((q) => q.where({ reporterId: user.id }))
  })
  tables.characters.hooks.on('delete', ({ data: { deletedRecord: character } }) => {
    if (filling) return
    tables.images.deleteMany((q) => q.where({ characterId: character.id }))
    tables.chats.deleteMany((q) => q.where({ characterId: character.id }))
    tables.likes.deleteMany((q) => q.where({ characterId: character.id }))
    tables.retouches.deleteMany((q) => q.where({ id: character.id }))
  })
  tables.chats.hooks.on('delete', ({ data: { deletedRecord: chat } }) => {
    if (filling) return
    tables.messages.deleteMany((q) => q.where({ chatId: chat.id }))
  })

  async function nextId(kind: TableName): Promise<string> {
    const counter = tables.counters.findFirst((q) => q.where({ id: kind }))
    const given = (counter?.given ?? 0) + 1
    if (counter) await tables.counters.update(counter, { data: (row) => void (row.given = given) })
    else await tables.counters.create({ id: kind, given })
    return uuidOf(`${kind}#${given}`)
  }

  async function replaceAll(rows: Partial<Rows>): Promise<void> {
    filling = true
    try {
      for (const name of TABLE_NAMES) {
        const table = tables[name] as Collection<GenericSchema>
        const given = rows[name]
        if (!given) continue
        table.clear()
        changed.add(name)
        await table.createMany(given.length, (index) => given[index])
      }
    } finally {
      filling = false
    }
  }

  return {
    ...tables,
    nextId,
    replaceAll,
    takeChanged() {
      const names = TABLE_NAMES.filter((name) => changed.has(name))
      changed.clear()
      return names
    },
  }
}
