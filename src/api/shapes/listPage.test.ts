import { describe, expect, it } from 'vitest'
import { countsOf, type ListResponse, nextPage } from './listPage.ts'

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c${index}` }))
const responseOf = (count: number, meta?: object): ListResponse => ({ data: entries(count), meta })

describe('the next page', () => {
  it.for([
    { rows: ['A4.2-23'], what: '9 entries, whatever meta says', given: responseOf(9, { page: 1, total_pages: 9 }) },
    { rows: ['A4.2-23'], what: 'no entries', given: responseOf(0, { page: 1, total_pages: 9 }) },
    {
      rows: ['A4.2-24', 'A3-22', 'B4.10-04'],
      what: '10 entries, and meta says that it is the last',
      given: responseOf(10, { page: 3, total_pages: 3 }),
    },
    {
      rows: ['A4.2-24'],
      what: '10 entries of a page behind the last',
      given: responseOf(10, { page: 4, total_pages: 3 }),
    },
    { rows: ['A4.2-24'], what: '10 entries of one page without a number', given: responseOf(10, { total_pages: 3 }) },
    { rows: ['A4.2-26'], what: 'no list at all', given: {} },
    { rows: ['A4.2-26'], what: 'nothing', given: null },
  ])('does not exist after $what', ({ given }) => {
    expect(nextPage(given, { page: 3, limit: 10 })).toBeUndefined()
  })

  it.for([
    {
      rows: ['A4.2-23', 'A4.2-24'],
      what: '10 entries with pages to come',
      given: responseOf(10, { page: 3, total_pages: 9 }),
    },
    { rows: ['A3-22'], what: '10 entries without a number of pages', given: responseOf(10, { page: 3 }) },
    { rows: ['A3-22'], what: '10 entries without meta', given: responseOf(10) },
    { rows: ['A3-22'], what: '10 entries and no count', given: responseOf(10, { page: 3, total_pages: Number.NaN }) },
  ])('exists after $what', ({ given }) => {
    expect(nextPage(given, { page: 3, limit: 10 })).toBe(4)
  })
})

describe('an impossible count', () => {
  it.for([
    { what: 'of fewer than came', given: responseOf(10, { total_results: 0, total_pages: 0 }), counts: {} },
    { what: 'of fewer than have been seen', given: responseOf(10, { total_results: 19 }), counts: {} },
    {
      what: 'with a part of an entry',
      given: responseOf(10, { total_results: 30.5, total_pages: 3 }),
      counts: { pages: 3 },
    },
    { what: 'that nobody counted', given: responseOf(10, { total_results: 1e12, total_pages: 1e11 }), counts: {} },
    {
      what: 'of pages that the total does not fill',
      given: responseOf(10, { total_results: 35, total_pages: 1e9 }),
      counts: { total: 35, pages: 4 },
    },
    {
      what: 'of more than a page that is not full leaves',
      given: responseOf(2, { total_results: 1e6, total_pages: 9 }),
      counts: { total: 12, pages: 2 },
    },
    { what: 'that is left out, of the last page', given: responseOf(2, {}), counts: { total: 12, pages: 2 } },
    {
      what: 'of a page behind the last',
      given: responseOf(0, { total_results: 8, total_pages: 1 }),
      counts: { total: 8, pages: 1 },
    },
  ])('$what', ({ given, counts }) => {
    expect(countsOf(given, { page: 2, limit: 10 })).toEqual(counts)
  })

  it('does not end a list of full pages', () => {
    expect(nextPage(responseOf(10, { page: 1, total_pages: 0 }), { page: 1, limit: 10 })).toBe(2)
    expect(nextPage(responseOf(10, { page: 1, total_pages: 0.5 }), { page: 1, limit: 10 })).toBe(2)
  })
})

it.for([
  { what: 'as the server sends them', meta: { total_results: 90, total_pages: 9 }, counts: { total: 90, pages: 9 } },
  { what: 'odd', meta: { total_results: -4, total_pages: '9' }, counts: {} },
  { what: 'without meta', meta: null, counts: {} },
])('the counts of a list, $what', ({ meta, counts }) => {
  expect(countsOf({ data: [], meta })).toEqual(counts)
})
