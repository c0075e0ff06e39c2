import { describe, expect, it } from 'vitest'
import type { ListResponse } from '#src/api/shapes/listPage.ts'
import { type LoadedPage, cardCount, countInWords, idsOf, loadedPage, placeOf, readAgain } from './loadedPages.ts'

const numbers = (length: number, from = 0) => Array.from({ length }, (_, index) => `c${from + index}`)
const pageOf = (ids: string[], meta: object = { page: 1, total_pages: 9, total_results: 90 }): ListResponse => ({
  data: ids.map((id) => ({ id })),
  meta,
})

describe('a list of pages', () => {
  const load = (...responses: ListResponse[]) => {
    const shown = new Set<string>()
    return responses.map((response, index): LoadedPage => {
      const page = loadedPage(response, index + 1, shown)
      for (const id of idsOf(response)) shown.add(id)
      return page
    })
  }

  it('contains the position of each card', () => {
    const pages = load(pageOf(numbers(10)), pageOf(numbers(3, 10)))
    expect(cardCount(pages)).toBe(13)
    // A page that is not full is the last one, even if the server counts more.
    expect(pages.at(-1)).toMatchObject({ next: undefined, total: 13 })
    expect(placeOf(pages, 0)).toEqual({ page: 0, place: 0 })
    expect(placeOf(pages, 9)).toEqual({ page: 0, place: 9 })
    expect(placeOf(pages, 10)).toEqual({ page: 1, place: 0 })
    expect(placeOf(pages, 12)).toEqual({ page: 1, place: 2 })
    expect(placeOf(pages, 13)).toBeUndefined()
  })

  it('shows no card twice after a new one has moved the others', () => {
    const pages = load(
      pageOf(numbers(10)),
      pageOf(['c8', 'c9', 'c10', 'c11', 'c10', 'c12', 'c13', 'c14', 'c15', 'c16']),
    )
    expect(cardCount(pages)).toBe(17)
    expect([10, 11, 12, 16].map((index) => placeOf(pages, index)?.place)).toEqual([2, 3, 5, 9])
    // A page is full if its response is, even if some entries are hidden.
    expect(pages.at(-1)?.next).toBe(3)
  })

  it('leaves out cards that cannot be opened', () => {
    const pages = load({ data: [{ id: 'c1' }, null, { name: 'nameless' }, { id: 'c2' }], meta: {} })
    expect(cardCount(pages)).toBe(2)
    expect([0, 1].map((index) => placeOf(pages, index)?.place)).toEqual([0, 3])
  })

  it('is corrected if pages of an earlier visit contain other cards now', () => {
    // A character that moved up to the first page was shown on the second; after a reload it is on the first.
    const known: LoadedPage[] = [
      { length: 10, next: 2 },
      { length: 14, next: 3 },
      { length: 10, next: 4 },
    ]
    const [first, second] = [pageOf(numbers(10, 4)), pageOf(['c13', ...numbers(9, 14)])]
    const cache = new Map<number, ListResponse>([[1, first]])
    const half = readAgain(known, 1, (page) => cache.get(page))
    expect(half[1]).toBe(known[1])
    cache.set(2, second)
    const whole = readAgain(half, 1, (page) => cache.get(page))
    expect(whole.map(({ length }) => length)).toEqual([10, 10, 10])
    expect(whole[1]!.hidden).toEqual([0])
    expect(whole[2]).toBe(known[2])
    expect(readAgain(whole, 1, (page) => cache.get(page))).toBe(whole)
  })
})

it.for([
  [1, '1 character'],
  [2, '2 characters'],
] as const)('%s is counted as %s', ([count, words]) => {
  expect(countInWords(count)).toBe(words)
})
