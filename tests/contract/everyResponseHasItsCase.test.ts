import { expect, it } from 'vitest'
import { callCases, missingCases } from '#tests/calls/allCases.ts'

it('every response in the contract has a case in tests/calls, and so a handler', () => {
  expect(missingCases(callCases)).toEqual([])
})

it('reports a missing case by operation and status', () => {
  const without = callCases.filter(({ operation, status }) => operation !== 'deleteImage' || status !== 409)
  expect(missingCases(without)).toEqual(['deleteImage 409'])
})
