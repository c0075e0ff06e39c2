import { countOf } from '#src/lib/countOf.ts'

/** What a page of a list says about its place; a server of another age may leave any of it out. */
interface PageOf {
  /** How many entries it has. */
  length: number
  /** How many a full page has. */
  limit: number
  page: unknown
  pages: unknown
}

/**
 * Whether no page follows. A short page is the last whatever its meta says; a full one is if its meta says so
 * (A4.2-23, A4.2-24, A3-22, B4.10-03, B4.10-04).
 */
export function isLastPage({ length, limit, page, pages }: PageOf): boolean {
  if (length < limit) return true
  const [at, of] = [countOf(page), countOf(pages)]
  return at !== undefined && of !== undefined && at >= of
}
