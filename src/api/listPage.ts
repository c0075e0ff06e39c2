import { countOf } from '#src/lib/countOf.ts'
import { isRecord } from '#src/lib/isRecord.ts'

/** The response of any call that reads a page of a list; a server of another age may leave any of it out. */
export type ListResponse = { data?: unknown; meta?: unknown } | null | undefined

/** The entries of a page. */
export function entriesOf(response: ListResponse): unknown[] {
  return Array.isArray(response?.data) ? response.data : []
}

/** How many entries and pages there are in all, as far as the server counts them. */
export function countsOf(response: ListResponse): { total: number | undefined; pages: number | undefined } {
  const meta = isRecord(response?.meta) ? response.meta : {}
  return { total: countOf(meta.total_results), pages: countOf(meta.total_pages) }
}

/**
 * The page that follows; undefined behind the last one. `asked` is what the response is to: a short page is the last
 * whatever its meta says; a full one is the last if its meta says so (A4.2-23, A4.2-24, A3-22, B4.10-03, B4.10-04).
 */
export function nextPage(response: ListResponse, asked: { page: number; limit: number }): number | undefined {
  const at = isRecord(response?.meta) ? countOf(response.meta.page) : undefined
  const { pages } = countsOf(response)
  const isLast = entriesOf(response).length < asked.limit || (pages !== undefined && (at ?? asked.page) >= pages)
  return isLast ? undefined : asked.page + 1
}
