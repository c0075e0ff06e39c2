import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'
import { uuidOf } from '#mocks/fixtures/ids.ts'
import { type Row, schemas, type TableName } from './schemas.ts'

export const TABLE_NAMES = Object.keys(schemas) as TableName[]

type Tables = { [Name in TableName]: Collection<(typeof schemas)[Name]> }
export type Rows = { [Name in TableName]: Row<Name>[] }

/** A row as its table returns it: its fields and the identity of its record. */
type Stored<Name extends TableName> = ReturnType<Tables[Name]['all']>[number]
export type UserRow = Stored<'users'>
export type CharacterRow = Stored<'characters'>
export type ImageRow = Stored<'images'>
export type ChatRow = Stored<'chats'>
export type MessageRow = Stored<'messages'>
export type MailRow = Stored<'mails'>

export interface Database extends Tables {
  /** A fresh id. The sequence of ids is the same in every world with the same start and the same calls. */
  nextId(kind: TableName): Promise<string>
  /** Replaces all rows with these. */
  replaceAll(rows: Rows): Promise<void>
  /** Returns the tables that changed since the last time this was called. */
  takeChanged(): TableName[]
}

/**
 * A schema that neither validates nor copies while a whole table is filled: the collection gets the position of a row in
 * place of its values, and this schema returns the row. The collection would copy them at every depth, which takes a third
 * of the time of a new world, and every story and test begins one. Fixtures are typed, and snapshots were validated row
 * by row when they were written. The rows of two worlds may share arrays and objects: an update replaces what it changes.
 */
function filledFrom(rows: () => readonly object[] | undefined, schema: GenericSchema): GenericSchema {
  const { validate, ...standard } = schema['~standard']
  const rowOrValid = (value: unknown) => {
    const filling = rows()
    return filling ? { value: { ...filling[value as number] } } : validate(value)
  }
  return { ...schema, '~standard': { ...standard, validate: rowOrValid } }
}

/** An empty database of one world; nothing in it is shared with another. */
export function createDatabase(): Database {
  ensurePrimaryKeys()
  const changed = new Set<TableName>()
  let tables = createTables()
  watch(tables)

  function watch(watched: Tables): void {
    for (const name of TABLE_NAMES) {
      const { hooks } = watched[name] as Collection<GenericSchema>
      for (const happening of ['create', 'update', 'delete'] as const) hooks.on(happening, () => void changed.add(name))
    }
    cascadeDeletes(watched)
  }

  async function nextId(kind: TableName): Promise<string> {
    const { counters } = tables
    const counter = counters.findFirst((q) => q.where({ id: kind }))
    const given = (counter?.given ?? 0) + 1
    if (counter) await counters.update(counter, { data: (row) => void (row.given = given) })
    else await counters.create({ id: kind, given })
    return uuidOf(`${kind}#${given}`)
  }

  /**
   * Fills new collections and swaps them for the old ones: emptying a collection of thousands of rows calls its
   * listeners row by row, and so does filling one that has listeners.
   */
  async function replaceAll(rows: Rows): Promise<void> {
    let filling: Rows | undefined = rows
    // What was stored before a table existed has none of its rows.
    const filled = createTables((name) => filling && (filling[name] ?? []))
    for (const name of TABLE_NAMES) {
      const count = rows[name]?.length ?? 0
      await (filled[name] as Collection<GenericSchema>).createMany(count, (index) => index)
    }
    filling = undefined
    watch(filled)
    tables = filled
    for (const name of TABLE_NAMES) changed.add(name)
  }

  function takeChanged(): TableName[] {
    const names = TABLE_NAMES.filter((name) => changed.has(name))
    changed.clear()
    return names
  }

  const database = { nextId, replaceAll, takeChanged }
  for (const name of TABLE_NAMES) Object.defineProperty(database, name, { enumerable: true, get: () => tables[name] })
  return database as Database
}

function createTables(rows = (_name: TableName): readonly object[] | undefined => undefined): Tables {
  return Object.fromEntries(
    TABLE_NAMES.map((name) => [name, new Collection({ schema: filledFrom(() => rows(name), schemas[name]) })]),
  ) as unknown as Tables
}

/**
 * Deletes the rows that depend on a deleted row. The collections' own relations are not used, because they add a
 * listener per record, which makes filling a world of hundreds of rows quadratic.
 */
function cascadeDeletes({ users, characters, images, likes, chats, messages, sessions, ...rest }: Tables): void {
  users.hooks.on('delete', ({ data: { deletedRecord: user } }) => {
    characters.deleteMany((q) => q.where({ creatorId: user.id }))
    chats.deleteMany((q) => q.where({ ownerId: user.id }))
    likes.deleteMany((q) => q.where({ userId: user.id }))
    sessions.deleteMany((q) => q.where({ userId: user.id }))
    rest.mails.deleteMany((q) => q.where({ userId: user.id }))
    rest.reports.deleteMany((q) => q.where({ reporterId: user.id }))
  })
  characters.hooks.on('delete', ({ data: { deletedRecord: character } }) => {
    images.deleteMany((q) => q.where({ characterId: character.id }))
    chats.deleteMany((q) => q.where({ characterId: character.id }))
    likes.deleteMany((q) => q.where({ characterId: character.id }))
    rest.retouches.deleteMany((q) => q.where({ id: character.id }))
  })
  chats.hooks.on('delete', ({ data: { deletedRecord: chat } }) => {
    messages.deleteMany((q) => q.where({ chatId: chat.id }))
  })
}

/**
 * The collections call `crypto.randomUUID`, which browsers do not offer on plain-http addresses (a phone in the local
 * network that opens a dev server). The keys never leave the collections, so any unique text works.
 */
function ensurePrimaryKeys(): void {
  if (typeof crypto.randomUUID === 'function') return
  let count = 0
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}`,
  })
}
