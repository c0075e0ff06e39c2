import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneRowMore, type RowRange, rowsAround } from './rowsAhead.ts'

const COUNT = 100
const range = fc
  .tuple(fc.integer({ min: 0, max: COUNT - 1 }), fc.integer({ min: 0, max: 12 }))
  .map(([first, more]): RowRange => ({ first, last: Math.min(COUNT - 1, first + more) }))

/** The mounted rows when the browser has been idle for long enough, and how many steps that took. */
function complete(view: RowRange, mounted: RowRange | undefined) {
  let around = rowsAround(view, mounted, COUNT)
  for (let steps = 0; ; steps++) {
    const more = oneRowMore(view, around, COUNT)
    if (!more) return { around, steps }
    expect(more.last - more.first).toBe(around.last - around.first + 1)
    around = more
  }
}

describe('the rows around those in view', () => {
  it('include those in view, and grow one by one to six on each side', () => {
    fc.assert(
      fc.property(range, fc.option(range, { nil: undefined }), (view, mounted) => {
        const at = rowsAround(view, mounted, COUNT)
        expect(at.first).toBeLessThanOrEqual(view.first)
        expect(at.last).toBeGreaterThanOrEqual(view.last)
        const { around, steps } = complete(view, mounted)
        expect(around).toEqual({ first: Math.max(0, view.first - 6), last: Math.min(COUNT - 1, view.last + 6) })
        expect(steps).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('stay mounted while the view moves by a row', () => {
    const before = complete({ first: 40, last: 46 }, undefined).around
    expect(rowsAround({ first: 39, last: 45 }, before, COUNT)).toEqual({ first: 34, last: 51 })
  })

  it('are few after a jump: the rows of the former position are not kept', () => {
    expect(rowsAround({ first: 3, last: 9 }, { first: 80, last: 99 }, COUNT)).toEqual({ first: 2, last: 10 })
  })
})
