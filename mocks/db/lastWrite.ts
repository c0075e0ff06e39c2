import type { OperationId } from '#src/contract/generated/operations.ts'
import { type Database, type Rows, TABLE_NAMES } from './database.ts'

/** What changed the database: a call, or a person who edited a record. */
export type Writer = OperationId | 'edit'

/** The last change of the database, and the rows before it. */
export interface LastWrite {
  operation: Writer
  before: Rows
}

/**
 * Runs the work of a call and returns what it changed, if anything. Rows are never changed in place, so remembering the
 * lists of rows is enough.
 */
export async function watchedWrite<T>(
  db: Database,
  operation: Writer,
  work: () => Promise<T>,
): Promise<{ result: T; write: LastWrite | undefined }> {
  const before = listsOf(db)
  const result = await work()
  const after = listsOf(db)
  const changed = TABLE_NAMES.some(
    (name) =>
      after[name].length !== before[name].length || after[name].some((row: object, at) => row !== before[name][at]),
  )
  return { result, write: changed ? { operation, before } : undefined }
}

function listsOf(db: Database): Rows {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, [...db[name].all()]])) as unknown as Rows
}
