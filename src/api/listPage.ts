import { countOf } from '#src/lib/countOf.ts'
import { isRecord } from '#src/lib/isRecord.ts'

/** The response of any call that reads a page of a list; a server of another age may leave any of it out. */
export type ListResponse =
  | {
      data?: unknown
      meta?: unknown
      /** How many entries at the start of `data` come from the pages before (followingPage.ts). */
      movedUp?: unknown
    }
  | null
  | undefined

/** The response of a call for a page of a list; undefined where it holds no list, which is not an empty one. */
export function listIn(response: unknown): ListResponse | undefined {
  return isRecord(response) && Array.isArray(response.data) ? response : undefined
}

/** The entries of a page. */
export function entriesOf(response: ListResponse): unknown[] {
  return Array.isArray(response?.data) ? response.data : []
}

/** A count that no server of this product reaches: what is above it was not counted. */
const MAX_COUNT = 1e9

/** What a call asked for. Without `page`, the response's own number of its page holds. */
interface Asked {
  page?: number
  limit: number
}

/**
 * How many entries and pages there are in all, as far as the server counts them and what came allows it: there are not
 * fewer than have been seen, and none behind a page that is not full. What cannot be true is undefined, or what is there.
 */
export function countsOf(
  response: ListResponse,
  asked?: Asked,
): { total: number | undefined; pages: number | undefined } {
  const meta = isRecord(response?.meta) ? response.meta : {}
  const [total, pages] = [wholeOf(meta.total_results), wholeOf(meta.total_pages)]
  const length = ownEntries(response)
  const page = asked?.page ?? wholeOf(meta.page)
  if (length === 0) return { total, pages }
  const seen = page !== undefined && page > 0 && asked ? (page - 1) * asked.limit + length : length
  if (asked && page !== undefined && page > 0 && length < asked.limit) return { total: seen, pages: page }
  const ofTotal = asked && total !== undefined && total >= seen ? Math.ceil(total / asked.limit) : undefined
  return {
    total: total !== undefined && total >= seen ? total : undefined,
    pages: ofTotal ?? (pages !== undefined && pages >= (page ?? 1) ? pages : undefined),
  }
}

/** How many entries the server sent for the page itself. */
function ownEntries(response: ListResponse): number {
  return entriesOf(response).length - (countOf(response?.movedUp) ?? 0)
}

function wholeOf(value: unknown): number | undefined {
  const count = countOf(value)
  return count !== undefined && Number.isInteger(count) && count <= MAX_COUNT ? count : undefined
}

/**
 * The page that follows; undefined behind the last one. `asked` is what the response is to: a short page is the last
 * whatever its meta says; a full one is the last if its meta says so (A4.2-23, A4.2-24, A3-22, B4.10-03, B4.10-04).
 */
export function nextPage(response: ListResponse, asked: { page: number; limit: number }): number | undefined {
  const meta = isRecord(response?.meta) ? response.meta : {}
  // No page at all would be no page with entries either.
  const pages = wholeOf(meta.total_pages) || undefined
  const at = countOf(meta.page) ?? asked.page
  const isLast = ownEntries(response) < asked.limit || (pages !== undefined && at >= pages)
  return isLast ? undefined : asked.page + 1
}

/** The same response with entries in front that have moved up to the pages before. */
export function movedUpOn<Page extends ListResponse>(response: Page, entries: readonly unknown[]): Page {
  return { ...response, data: [...entries, ...entriesOf(response)], movedUp: entries.length }
}
