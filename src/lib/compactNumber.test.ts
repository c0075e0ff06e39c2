import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactNumber } from './compactNumber.ts'

describe('a compact count', () => {
  it.for([
    { rows: ['A2.6-14', 'B9-14'], given: 999, shown: '999' },
    { rows: ['A2.6-14', 'B9-14'], given: 1000, shown: '1k' },
    { rows: ['A2.6-15', 'B9-14'], given: 1_000_000, shown: '1M' },
    { rows: ['A2.6-16', 'B9-14'], given: 1_000_000_000, shown: '1B' },
    { rows: ['A2.6-17', 'B9-14'], given: 1234, shown: '1.23k' },
    { rows: ['A2.6-17'], given: 9_870_000, shown: '9.87M' },
    { rows: ['A2.6-18', 'B9-14'], given: 12_345, shown: '12.3k' },
    { rows: ['A2.6-18'], given: 98_760_000_000, shown: '98.8B' },
    { rows: ['A2.6-19', 'B9-14'], given: 123_456, shown: '123k' },
    { rows: ['A2.6-19'], given: 100_000, shown: '100k' },
    { rows: ['B2.2-04', 'AMB-42'], given: 1200, shown: '1.2k' },
    { rows: ['B2.2-04'], given: 15_000_000, shown: '15M' },
    { rows: ['B2.2-04'], given: 1e9, shown: '1B' },
  ])('$given is shown as $shown', ({ given, shown }) => {
    expect(compactNumber(given)).toBe(shown)
  })

  it.for([
    { rows: [], given: 0, shown: '0' },
    { rows: ['AMB-42'], given: 5, shown: '5' },
    { rows: ['A2.6-09', 'B2.2-08'], given: -1, shown: '-1' },
    { rows: [], given: 9_995, shown: '10k' },
    { rows: ['AMB-42'], given: 999_999, shown: '1M' },
    { rows: [], given: 999_999_999_999, shown: '1000B' },
    { rows: [], given: Number.NaN, shown: '-1' },
    { rows: [], given: Number.POSITIVE_INFINITY, shown: '-1' },
  ])('at the limits: $given is shown as $shown', ({ given, shown }) => {
    expect(compactNumber(given)).toBe(shown)
  })

  it('has at most three digits below a thousand billion, and differs from the count by at most half a step', () => {
    const unit: Record<string, number> = { '': 1, k: 1e3, M: 1e6, B: 1e9 }
    assert(
      property(integer({ min: 0, max: 999_499_999_999 }), (count) => {
        const [, digits = '', letter = ''] = /^([\d.]+)([kMB]?)$/.exec(compactNumber(count)) ?? []
        expect(digits.replace('.', '').length).toBeLessThanOrEqual(3)
        expect(digits).not.toMatch(/\.\d*0$/)
        expect(Math.abs(Number(digits) * unit[letter]! - count)).toBeLessThanOrEqual(count * 0.00501)
      }),
    )
  })
})
