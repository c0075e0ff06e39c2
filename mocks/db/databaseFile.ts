import * as v from 'valibot'
import { nearestName } from '#mocks/situation/nearestName.ts'
import { type Rows, TABLE_NAMES } from './database.ts'
import { schemas, type TableName } from './schemas.ts'
import { SCHEMA_VERSION, type Snapshot } from './snapshot.ts'

// A database as a file: format, version, rows.

const FORMAT = 'perigee-mock-database'

const envelope = v.object({
  format: v.literal(FORMAT),
  schemaVersion: v.number(),
  rows: v.record(v.string(), v.array(v.unknown())),
})

/** The table that a column refers to. */
const REFERENCES: { [Name in keyof typeof schemas]?: Record<string, keyof typeof schemas> } = {
  characters: { creatorId: 'users' },
  images: { characterId: 'characters' },
  likes: { userId: 'users', characterId: 'characters' },
  chats: { ownerId: 'users', characterId: 'characters' },
  messages: { chatId: 'chats' },
}

/** The singular of each table that others refer to. */
const SINGULAR: Partial<Record<TableName, string>> = { users: 'user', characters: 'character', chats: 'chat' }

/** The content of a file, or one sentence that says why it cannot be read. */
export type DatabaseFileRead = { snapshot: Snapshot } | { problem: string }

export function databaseFile({ schemaVersion, rows }: Snapshot): string {
  return JSON.stringify({ format: FORMAT, schemaVersion, rows }, undefined, 1)
}

/**
 * Reads a file and validates every row and every reference in it, so that an invalid one is refused before anything
 * changes.
 */
export function readDatabaseFile(text: string): DatabaseFileRead {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'This is not valid JSON.' }
  }
  const read = v.safeParse(envelope, content)
  if (!read.success) return { problem: 'This is not a mock database export.' }
  const { schemaVersion, rows } = read.output
  if (schemaVersion !== SCHEMA_VERSION)
    return { problem: `This file has schema version ${schemaVersion}; this server reads version ${SCHEMA_VERSION}.` }

  const unknown = Object.keys(rows).find((name) => !TABLE_NAMES.includes(name as TableName))
  if (unknown !== undefined)
    return { problem: `There is no table "${unknown}". The nearest name is "${nearestName(unknown, TABLE_NAMES)}".` }
  for (const name of TABLE_NAMES) {
    for (const [at, row] of (rows[name] ?? []).entries()) {
      const checked = v.safeParse(schemas[name], row)
      if (checked.success) continue
      const [issue] = checked.issues
      return { problem: `${name}, row ${at + 1}: ${v.getDotPath(issue) ?? 'the row'}: ${issue.message}` }
    }
  }
  const complete = Object.fromEntries(TABLE_NAMES.map((name) => [name, rows[name] ?? []])) as Rows
  const problem = danglingReference(complete) ?? repeatedId(complete)
  return problem === undefined ? { snapshot: { schemaVersion, rows: complete } } : { problem }
}

function danglingReference(rows: Rows): string | undefined {
  const ids = new Map(TABLE_NAMES.map((name) => [name, new Set(rows[name].map(({ id }) => id))]))
  for (const name of TABLE_NAMES) {
    for (const [column, other] of Object.entries(REFERENCES[name] ?? {})) {
      const at = rows[name].findIndex((row) => !ids.get(other)?.has((row as Record<string, string>)[column] ?? ''))
      if (at >= 0)
        return `${name}, row ${at + 1}: ${column} refers to a ${SINGULAR[other] ?? other} that does not exist.`
    }
  }
  return undefined
}

function repeatedId(rows: Rows): string | undefined {
  const name = TABLE_NAMES.find((table) => new Set(rows[table].map(({ id }) => id)).size < rows[table].length)
  return name && `${name} has two rows with the same id.`
}
