import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { GAP, pageWindow } from './pageWindow.ts'

/** As a user reads it: '1 … 8 9 10 11 12 … 20'. */
const shown = (page: number, pages: number, eitherSide = 2) =>
  pageWindow(page, pages, eitherSide)
    .map((part) => (part === 'gap' ? '…' : part))
    .join(' ')

it.for([
  { rows: ['B2.7-20', 'B2.7-21', 'B9-19'], page: 10, pages: 20, offered: '1 … 8 9 10 11 12 … 20' },
  { rows: ['B2.7-20', 'B9-19'], page: 1, pages: 20, offered: '1 2 3 … 20' },
  { rows: ['B2.7-20', 'B9-19'], page: 20, pages: 20, offered: '1 … 18 19 20' },
  { rows: ['B2.7-21'], page: 4, pages: 20, offered: '1 2 3 4 5 6 … 20' },
  { rows: ['B2.7-21'], page: 5, pages: 20, offered: '1 … 3 4 5 6 7 … 20' },
  { rows: ['B2.7-21'], page: 17, pages: 20, offered: '1 … 15 16 17 18 19 20' },
])('page $page of $pages offers $offered', ({ page, pages, offered }) => {
  expect(shown(page, pages)).toBe(offered)
})

it('is as fast for a thousand million pages', () => {
  expect(shown(1, 1e9)).toBe('1 2 3 … 1000000000')
  expect(shown(5e8, 1e9)).toBe('1 … 499999998 499999999 500000000 500000001 500000002 … 1000000000')
})

it('is empty without pages, and the ends for a page that does not exist', () => {
  expect(shown(1, 0)).toBe('')
  expect(shown(40, 20)).toBe('1 … 20')
})

it('is as wide as requested', () => {
  expect(shown(10, 20, 0)).toBe('1 … 10 … 20')
  expect(shown(10, 20, 3)).toBe('1 … 7 8 9 10 11 12 13 … 20')
})

it('has the first, the current and the last page of any list, in order, and a gap exactly where pages are left out', () => {
  const anyList = integer({ min: 1, max: 5000 }).chain((pages) =>
    integer({ min: 1, max: pages }).chain((page) => integer({ min: 0, max: 4 }).map((side) => ({ pages, page, side }))),
  )
  assert(
    property(anyList, ({ pages, page, side }) => {
      const shown = pageWindow(page, pages, side)
      const numbers = shown.filter((one) => one !== GAP)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      const steps = numbers.slice(1).map((one, index) => one - numbers[index]! > 1)
      expect(shown.filter((one) => one === GAP)).toHaveLength(steps.filter(Boolean).length)
      for (const [index, one] of shown.entries())
        if (one === GAP) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(1)
    }),
  )
})
