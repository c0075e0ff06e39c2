import { sha256 } from '@noble/hashes/sha2.js'
import { type Database, type Rows, TABLE_NAMES } from './database.ts'

/**
 * Increase it when rows change their shape: stored data of an earlier version is then ignored and a fresh world begins.
 */
export const SCHEMA_VERSION = 1

/** A whole database as plain JSON: the same content gives the same text, whatever the order of the writes. */
export interface Snapshot {
  schemaVersion: number
  rows: Rows
}

export function snapshotOf(db: Database): Snapshot {
  const rows = TABLE_NAMES.map((name) => [name, (db[name].all() as { id: string }[]).map(inOrder).sort(byId)])
  return { schemaVersion: SCHEMA_VERSION, rows: Object.fromEntries(rows) as Rows }
}

/** Rows as plain JSON, without what the collections add to them. */
export function plainRows(rows: Rows): Rows {
  return Object.fromEntries(
    TABLE_NAMES.map((name) => [name, (rows[name] as { id: string }[]).map(inOrder)]),
  ) as unknown as Rows
}

export async function restoreSnapshot(db: Database, snapshot: Snapshot): Promise<void> {
  if (snapshot.schemaVersion !== SCHEMA_VERSION) {
    throw new Error(
      `This snapshot has schema version ${snapshot.schemaVersion}; this server reads version ${SCHEMA_VERSION}.`,
    )
  }
  await db.replaceAll(snapshot.rows)
}

/** SHA-256 of a snapshot, in hexadecimal. */
export function hashOf(snapshot: Snapshot): string {
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(snapshot)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A copy with the fields in alphabetical order at every depth; undefined fields are left out. */
function inOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOrder) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.sort(byName).map(([name, field]) => [name, inOrder(field)])) as T
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
