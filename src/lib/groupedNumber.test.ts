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
