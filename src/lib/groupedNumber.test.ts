import { assert, maxSafeInteger, property } from 'fast-check'
import { expect, it } from 'vitest'
import { groupedNumber } from './groupedNumber.ts'

it('an integer has the separators of the English format', () => {
  assert(
    property(maxSafeInteger(), (count) => {
      expect(groupedNumber(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

it.for([
  { count: 0, shown: '0' },
  { count: 999, shown: '999' },
  { count: 1000, shown: '1,000' },
  { count: 1_234_567, shown: '1,234,567' },
])('$count is $shown', ({ count, shown }) => {
  expect(groupedNumber(count)).toBe(shown)
})
