import type { InfiniteData } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import { LIST_PAGES_READ_AGAIN_MAX } from '#src/product/limits.ts'
import { countsOf, entriesOf, type ListResponse, movedUpOn } from '../shapes/listPage.ts'

interface Following<Page> {
  /** The number of the page to read. */
  page: number
  limit: number
  /** The known pages directly before it, the nearest one last. */
  before: readonly ListResponse[]
  read(page: number): Promise<Page>
}

/**
 * Reads the next page of a list. If entries have been deleted meanwhile, the others
 * have moved up: the first entries of this page are now on the pages before it, and a list that only appends would
 * never show them. A smaller total reveals this. Then the pages before are read again, and the entries that moved up
 * to them are put in front of this page's entries. Visible pages do not change, so that nothing moves while it is
 * read.
 */
export async function readFollowingPage<Page extends ListResponse>(following: Following<Page>): Promise<Page> {
  const { page, limit, before, read } = following
  const response = await read(page)
  const lost = (countsOf(before.at(-1)).total ?? 0) - totalAt(response, { page, limit })
  if (lost <= 0) return response

  const known = new Set(before.flatMap(entriesOf).map(idOf))
  const most = Math.min(Math.ceil(lost / limit), LIST_PAGES_READ_AGAIN_MAX, before.length)
  const movedUp: unknown[] = []
  for (let back = 1; back <= most; back++) {
    // In sequence: it ends at the first known entry.
    // oxlint-disable-next-line no-await-in-loop
    const entries = entriesOf(await read(page - back))
    const lastKnown = entries.findLastIndex((entry) => known.has(idOf(entry)))
    movedUp.unshift(...entries.slice(lastKnown + 1))
    if (lastKnown >= 0) break
  }
  // At most as many entries have moved up as were deleted: otherwise the server has another list, or wrong totals.
  return movedUp.length > lost ? response : movedUpOn(response, movedUp)
}

/**
 * The cached pages of an infinite list, if `page` follows them. When all pages are refetched, those
 * in the cache are not the ones before it: then there are none.
 */
export function pagesBefore<Page>(known: InfiniteData<Page, number> | undefined, page: number): readonly Page[] {
  return known && !known.pageParams.includes(page) ? known.pages : []
}

/** The total number of entries, as far as the page confirms it; infinite otherwise. */
function totalAt(response: ListResponse, { page, limit }: { page: number; limit: number }): number {
  const { total = Number.POSITIVE_INFINITY } = countsOf(response)
  const before = (page - 1) * limit
  const { length } = entriesOf(response)
  const isTrue = length === 0 ? total <= before : length < limit ? total === before + length : total >= before + length
  return isTrue ? total : Number.POSITIVE_INFINITY
}

function idOf(entry: unknown): unknown {
  return isRecord(entry) ? entry.id : undefined
}
