import { expect, it } from 'vitest'
import { drawnRows, withPinned } from './drawnRows.ts'

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

it('a short list is rendered completely', () => {
  const draw = drawnRows(15, 2)
  expect(draw({ startIndex: 0, endIndex: 2, count: 6 })).toEqual(rows(0, 5))
  expect(draw({ startIndex: 0, endIndex: 2, count: 15 })).toEqual(rows(0, 14))
})

it('a longer one keeps the rows that were rendered', () => {
  const draw = drawnRows(15, 2)
  expect(draw({ startIndex: 0, endIndex: 2, count: 30 })).toEqual(rows(0, 4))
  expect(draw({ startIndex: 5, endIndex: 8, count: 30 })).toEqual(rows(0, 10))
  expect(draw({ startIndex: 9, endIndex: 12, count: 30 })).toEqual(rows(0, 14))
})

it('a long list is limited; the farthest rows are removed first', () => {
  const draw = drawnRows(15, 2)
  for (let at = 0; at < 500; at++) {
    const drawn = draw({ startIndex: at, endIndex: at + 2, count: 600 })
    expect(drawn.length).toBeLessThanOrEqual(15)
    expect(drawn).toEqual(expect.arrayContaining(rows(Math.max(0, at - 2), at + 4)))
  }
  expect(draw({ startIndex: 490, endIndex: 492, count: 600 })).toEqual(rows(488, 502))
})

it('a jump renders the rows in view and none between', () => {
  const draw = drawnRows(15, 2)
  draw({ startIndex: 0, endIndex: 2, count: 600 })
  expect(draw({ startIndex: 300, endIndex: 302, count: 600 })).toEqual(rows(298, 304))
})

it('a list that has become shorter has no rows after its end', () => {
  const draw = drawnRows(15, 2)
  draw({ startIndex: 0, endIndex: 9, count: 12 })
  expect(draw({ startIndex: 0, endIndex: 2, count: 3 })).toEqual(rows(0, 2))
  expect(draw({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
})

it('a screen that shows more rows than the limit gets all of them', () => {
  expect(drawnRows(5, 2)({ startIndex: 10, endIndex: 20, count: 100 })).toEqual(rows(8, 22))
})

it('a pinned row keeps its neighbours', () => {
  expect(withPinned([10, 11], 0, 20)).toEqual([0, 1, 10, 11])
  expect(withPinned([10, 11], 12, 13)).toEqual([10, 11, 12])
  expect(withPinned([10, 11], undefined, 20)).toEqual([10, 11])
})
