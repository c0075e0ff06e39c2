import type { Database } from '#mocks/db/database.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'

export interface PartList {
  /** The list in words for users. */
  name: string
  seen: number
  pages: number
}

/** Lists of a captured session with pages that were never opened. */
export function partlySeen(db: Database): PartList[] {
  const lists = new Map<string, PartList>()
  for (const { id, operation, kind, meta } of db.reads.all()) {
    const pages = meta?.total_pages
    if (kind !== 'list' || typeof pages !== 'number') continue
    const [path = '', search] = id.split('?')
    const query = new URLSearchParams(search)
    query.delete('page')
    query.delete('limit')
    const key = `${path}?${query.toString()}`
    const words = [...query.values()].join(', ')
    const { summary } = operationOf(operation as OperationId)
    const list = lists.get(key) ?? { name: words === '' ? summary : `${summary} (${words})`, seen: 0, pages }
    lists.set(key, { ...list, seen: list.seen + 1, pages })
  }
  return [...lists.values()].filter(({ seen, pages }) => seen < pages)
}
