import { countOf } from '#src/lib/countOf.ts'
import { isRecord } from '#src/lib/isRecord.ts'

/** The response to a request for a page of a list; servers of other versions may leave out any part. */
export type ListResponse =
  | {
      data?: unknown
      meta?: unknown
      /** How many entries at the start of `data` are from the pages before (followingPage.ts). */
      movedUp?: unknown
    }
  | null
  | undefined

/** The response to a request for a page of a list; undefined if it has no list, which differs from an empty one. */
export function listIn(response: unknown): ListResponse | undefined {
  return isRecord(response) && Array.isArray(response.data) ? response : undefined
}

/** The entries of a page. */
export function entriesOf(response: ListResponse): unknown[] {
  return Array.isArray(response?.data) ? response.data : []
}

/** A count that no server of this product reaches: a larger one is invalid. */
const MAX_COUNT = 1e9

/** The parameters of the request. Without `page`, the page number of the response is used. */
interface Asked {
  page?: number
  limit: number
}

/**
 * The total numbers of entries and pages, as far as the server sends them and the entries confirm them: there are at
 * least as many as have been seen, and none after a page that is not full. Impossible numbers are corrected.
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

/** The number of entries that the server sent for the page itself. */
function ownEntries(response: ListResponse): number {
  return entriesOf(response).length - (countOf(response?.movedUp) ?? 0)
}

function wholeOf(value: unknown): number | undefined {
  const count = countOf(value)
  return count !== undefined && Number.isInteger(count) && count <= MAX_COUNT ? count : undefined
}

/**
 * The next page; undefined after the last one. `asked` is the request of the response: a short page is the last
 * whatever its meta contains; a full one is the last if its meta says so.
 */
export function nextPage(response: ListResponse, asked: { page: number; limit: number }): number | undefined {
  const meta = isRecord(response?.meta) ? response.meta : {}
  // A page with entries cannot be a list without pages.
  const pages = wholeOf(meta.total_pages) || undefined
  const at = countOf(meta.page) ?? asked.page
  const isLast = ownEntries(response) < asked.limit || (pages !== undefined && at >= pages)
  return isLast ? undefined : asked.page + 1
}

/** The same response with entries in front that have moved up to the pages before. */
export function movedUpOn<Page extends ListResponse>(response: Page, entries: readonly unknown[]): Page {
  return { ...response, data: [...entries, ...entriesOf(response)], movedUp: entries.length }
}
