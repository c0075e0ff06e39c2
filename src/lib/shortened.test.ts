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
