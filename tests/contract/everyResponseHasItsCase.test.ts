import { expect, it } from 'vitest'
import { callCases, missingCases } from '#tests/calls/allCases.ts'

it('every response that the contract lists is shown by a case of tests/calls, and so by a handler', () => {
  expect(missingCases(callCases)).toEqual([])
})

it('a missing case is named by operation and status', () => {
  const without = callCases.filter(({ operation, status }) => operation !== 'deleteImage' || status !== 409)
  expect(missingCases(without)).toEqual(['deleteImage 409'])
})
