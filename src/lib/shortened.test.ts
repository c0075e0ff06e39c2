import { assert, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it.for([
  { text: 'Nine', max: 4, short: 'Nine' },
  { text: 'Nine lives', max: 6, short: 'Nine…' },
  { text: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', max: 15, short: '👨‍👩‍👧‍👦…' },
  { text: 'x'.repeat(20_000), max: 5, short: 'xxxx…' },
  { text: `e${'\u0301'.repeat(20_000)}`, max: 8, short: '…' },
])('$text in $max is $short', ({ text, max, short }) => {
  expect(shortened(text, max)).toBe(short)
})

it('is a beginning of any text that ends between graphemes, and does not change the second time', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), integer({ min: 1, max: 80 }), (text, max) => {
      const short = shortened(text, max)
      if (short === text) return
      expect(text.length).toBeGreaterThan(max)
      const kept = short.slice(0, -1)
      expect(short.length).toBeLessThanOrEqual(max)
      expect(short.endsWith('…') && text.startsWith(kept)).toBe(true)
      expect(shortened(short, max)).toBe(short)
    }),
  )
})
