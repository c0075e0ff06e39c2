import { describe, expect, it } from 'vitest'
import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'
import { cardCount, type LoadedPages, NOTHING_LOADED, placeOf, withPage } from './loadedPages.ts'

const numbers = (length: number, from = 0) => Array.from({ length }, (_, index) => `c${from + index}`)
const pageOf = (ids: string[], meta: Partial<CharacterPage['meta']> = { page: 1, total_pages: 9, total_results: 90 }) =>
  ({ data: ids.map((id) => ({ id })), meta }) as unknown as CharacterPage

describe('the last page', () => {
  it.for([
    { rows: ['A4.2-23'], what: '9 entries, whatever meta says', page: pageOf(numbers(9)), last: true },
    { rows: ['A4.2-23'], what: 'no entries', page: pageOf([]), last: true },
    { rows: ['A4.2-23'], what: '10 entries and pages to come', page: pageOf(numbers(10)), last: false },
    {
      rows: ['A4.2-24', 'A3-22'],
      what: '10 entries, and meta says so',
      page: pageOf(numbers(10), { page: 3, total_pages: 3 }),
      last: true,
    },
    {
      rows: ['A4.2-24'],
      what: '10 entries and a page behind the last',
      page: pageOf(numbers(10), { page: 4, total_pages: 3 }),
      last: true,
    },
    {
      rows: ['A3-22'],
      what: '10 entries without a number of pages',
      page: pageOf(numbers(10), { page: 3 }),
      last: false,
    },
    {
      rows: ['A3-22'],
      what: '10 entries without meta',
      page: { data: pageOf(numbers(10)).data } as CharacterPage,
      last: false,
    },
    { rows: ['A4.2-26'], what: 'no list at all', page: {} as CharacterPage, last: true },
  ])('$what: $last', ({ page, last }) => {
    expect(withPage(NOTHING_LOADED, page, new Set()).isComplete).toBe(last)
  })
})

describe('a list of pages', () => {
  const load = (...pages: CharacterPage[]) => {
    const shown = new Set<string>()
    return pages.reduce<LoadedPages>((loaded, page) => {
      const longer = withPage(loaded, page, shown)
      for (const { id } of page.data) shown.add(id)
      return longer
    }, NOTHING_LOADED)
  }

  it('knows where each card is', () => {
    const loaded = load(pageOf(numbers(10)), pageOf(numbers(3, 10)))
    expect(cardCount(loaded)).toBe(13)
    expect(loaded).toMatchObject({ isComplete: true, total: 90 })
    expect(placeOf(loaded, 0)).toEqual({ page: 0, place: 0 })
    expect(placeOf(loaded, 9)).toEqual({ page: 0, place: 9 })
    expect(placeOf(loaded, 10)).toEqual({ page: 1, place: 0 })
    expect(placeOf(loaded, 12)).toEqual({ page: 1, place: 2 })
    expect(placeOf(loaded, 13)).toBeUndefined()
  })

  it('shows nobody twice when somebody new has pushed the others on', () => {
    const loaded = load(
      pageOf(numbers(10)),
      pageOf(['c8', 'c9', 'c10', 'c11', 'c10', 'c12', 'c13', 'c14', 'c15', 'c16']),
    )
    expect(cardCount(loaded)).toBe(17)
    expect([10, 11, 12, 16].map((index) => placeOf(loaded, index)?.place)).toEqual([2, 3, 5, 9])
    // A page is full by what came, not by what is shown of it.
    expect(loaded.isComplete).toBe(false)
  })

  it('leaves out what nobody could open', () => {
    const odd = { data: [{ id: 'c1' }, null, { name: 'nameless' }, { id: 'c2' }], meta: {} } as unknown as CharacterPage
    const loaded = withPage(NOTHING_LOADED, odd, new Set())
    expect(cardCount(loaded)).toBe(2)
    expect([0, 1].map((index) => placeOf(loaded, index)?.place)).toEqual([0, 3])
  })
})
