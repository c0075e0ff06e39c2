import { array, assert, asyncProperty, integer, nat, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFollowingPage } from './followingPage.ts'
import { entriesOf, type ListResponse, nextPage } from '../shapes/listPage.ts'

const LIMIT = 10

/** A server with a list of ids, from which other clients may delete. */
function serverOf(count: number) {
  let ids = Array.from({ length: count }, (_, index) => `c${index}`)
  const asked: number[] = []
  return {
    asked,
    has: (id: string) => ids.includes(id),
    delete: (gone: (id: string, place: number) => boolean) => {
      ids = ids.filter((id, place) => !gone(id, place))
    },
    insert: (...more: string[]) => {
      ids = [...more, ...ids]
    },
    page: (page: number): ListResponse => ({
      data: ids.slice((page - 1) * LIMIT, page * LIMIT).map((id) => ({ id })),
      meta: { page, total_results: ids.length, total_pages: Math.ceil(ids.length / LIMIT) },
    }),
  }
}

/** Reads a list to its end, with `between` before each page but the first. */
async function readAll(server: ReturnType<typeof serverOf>, between: (page: number) => void) {
  const pages: ListResponse[] = []
  for (let page: number | undefined = 1; page !== undefined;) {
    if (page > 1) between(page)
    const read = async (at: number) => {
      server.asked.push(at)
      return server.page(at)
    }
    // oxlint-disable-next-line no-await-in-loop -- a list is read page after page
    const response: ListResponse = await readFollowingPage({ page, limit: LIMIT, before: pages, read })
    pages.push(response)
    page = nextPage(response, { page, limit: LIMIT })
  }
  return idsIn(pages)
}
const idsIn = (pages: ListResponse[]) => pages.flatMap((page) => entriesOf(page).map((entry) => (entry as Entry).id))
interface Entry {
  id: string
}
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `c${from + index}`)

describe('a list from which other clients delete during reading', () => {
  it('rereads as many pages as the entries moved', async () => {
    const server = serverOf(60)
    const shown = await readAll(server, (page) => {
      if (page === 3) server.delete((_, place) => place < 15)
    })
    expect(shown).toEqual(numbers(0, 59))
    expect(server.asked).toEqual([1, 2, 3, 2, 1, 4, 5])
  })

  it('rereads no page while the list does not get shorter', async () => {
    const server = serverOf(25)
    const shown = await readAll(server, (page) => server.insert(`new ${page}`))
    expect(new Set(shown)).toEqual(new Set(numbers(0, 24)))
    expect(server.asked).toEqual([1, 2, 3])
  })

  it('shows all remaining entries, in order and once, for any deletions', async () => {
    const deletion = uniqueArray(nat(199), { maxLength: 40 })
    await assert(
      asyncProperty(integer({ min: 0, max: 120 }), array(deletion, { maxLength: 8 }), async (count, gone) => {
        const server = serverOf(count)
        const shown = await readAll(server, (page) =>
          server.delete((id) => gone[page - 2]?.includes(Number(id.slice(1))) ?? false),
        )
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1))))
        expect(numbers(0, count - 1).filter((id) => server.has(id) && !shown.includes(id))).toEqual([])
      }),
    )
  })

  it.for([
    { what: 'is smaller than what is there', entries: 3, total: 3 },
    { what: 'does not end with the last entry', entries: 3, total: 43 },
  ])('ignores a total that $what', async ({ entries, total }) => {
    const asked: number[] = []
    const read = async (page: number): Promise<ListResponse> => {
      asked.push(page)
      return { data: numbers(1, entries).map((id) => ({ id })), meta: { total_results: total } }
    }
    const before: ListResponse[] = [{ data: [], meta: { total_results: 50 } }]
    expect(idsIn([await readFollowingPage({ page: 3, limit: LIMIT, before, read })])).toHaveLength(entries)
    expect(asked).toEqual([3])
  })

  it('omits entries that cannot have moved up, because fewer were deleted', async () => {
    const server = serverOf(24)
    const before = [server.page(1)]
    const read = async (page: number) =>
      page === 2 ? server.page(2) : { data: numbers(90, 99).map((id) => ({ id })), meta: {} }
    server.delete((id) => id === 'c23')
    expect(idsIn([await readFollowingPage({ page: 2, limit: LIMIT, before, read })])).toEqual(numbers(10, 19))
  })

  it('rereads a few pages, never all', async () => {
    const asked: number[] = []
    const read = async (page: number): Promise<ListResponse> => {
      asked.push(page)
      return { data: [], meta: { total_results: 0 } }
    }
    const before = Array.from({ length: 40 }, (): ListResponse => ({ data: [], meta: { total_results: 1e9 } }))
    await readFollowingPage({ page: 41, limit: LIMIT, before, read })
    expect(asked).toEqual([41, 40, 39, 38, 37, 36])
  })
})
