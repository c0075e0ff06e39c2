import type { InfiniteData } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import { LIST_PAGES_READ_AGAIN_MAX } from '#src/product/limits.ts'
import { countsOf, entriesOf, type ListResponse, movedUpOn } from './listPage.ts'

interface Following<Page> {
  /** The number of the page to read. */
  page: number
  limit: number
  /** The pages right before it as far as they are known, the nearest one last. */
  before: readonly ListResponse[]
  read(page: number): Promise<Page>
}

/**
 * Reads a page of a list behind the pages that were read before. Where entries have been deleted meanwhile, the others
 * have moved up: the first entries of this page are now on the pages before it, and a list that only goes forwards would
 * never show them. A total that is smaller than before tells. Then the pages before are read again, and what has moved up
 * to them is put in front of the entries of this page. The pages that are shown stay as they are: nothing moves that is
 * being read.
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
    // One after the other: the first entry that is known ends it.
    // oxlint-disable-next-line no-await-in-loop
    const entries = entriesOf(await read(page - back))
    const lastKnown = entries.findLastIndex((entry) => known.has(idOf(entry)))
    movedUp.unshift(...entries.slice(lastKnown + 1))
    if (lastKnown >= 0) break
  }
  // No more can have moved up than have gone: a server that says otherwise has another list, or totals of no meaning.
  return movedUp.length > lost ? response : movedUpOn(response, movedUp)
}

/**
 * The pages of a growing list that are in the cache, where `page` is one behind them. When all pages are read again, those
 * in the cache are not the ones before it: then there are none.
 */
export function pagesBefore<Page>(known: InfiniteData<Page, number> | undefined, page: number): readonly Page[] {
  return known && !known.pageParams.includes(page) ? known.pages : []
}

/** How many entries the list has, as far as the page itself bears it out; infinite where it does not. */
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
