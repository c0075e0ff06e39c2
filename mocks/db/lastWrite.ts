import type { OperationId } from '#src/contract/generated/operations.ts'
import { type Database, type Rows, TABLE_NAMES } from './database.ts'

/** What the last call changed, and the rows as they were before it. */
export interface LastWrite {
  operation: OperationId
  before: Rows
}

/**
 * Runs a call's work; what changed, if anything did. Rows are never changed in place, so that the lists of them are all
 * that has to be remembered.
 */
export async function watchedWrite<T>(
  db: Database,
  operation: OperationId,
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
