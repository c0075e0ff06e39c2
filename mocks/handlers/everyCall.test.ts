import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { community } from '#mocks/scenarios/community.ts'
import { callCases, missingCases } from '#tests/calls/allCases.ts'
import { callersOf } from '#tests/calls/caller.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'

const fixtures = JSON.stringify(community)

// src/contract/strict/refuse.test.ts tests the printed text of a refused call.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.for(callCases)('$operation returns $status when $when', async (one) => {
  const callers = callersOf({
    ...(one.scenario && { scenario: one.scenario }),
    ...(one.faults && { faults: one.faults }),
  })
  const me = one.viewer ? callers.as(one.viewer) : callers.anyone()
  const response = await one.call(me, callers).catch((error: unknown) => {
    if (error instanceof ApiError) return error.body
    throw error
  })
  expect(callers.server.log.calls().at(-1)).toMatchObject({ operation: one.operation, status: one.status })
  if ('response' in one) expect(response).toEqual(loosely(one.response))
})

it('every response of the contract has a case in tests/calls, and so a handler', () => {
  expect(missingCases(callCases)).toEqual([])
})

it('after all these calls, the fixtures are the same: worlds share their arrays', () => {
  expect(JSON.stringify(community)).toBe(fixtures)
})

/** Allows objects to have further fields. */
function loosely(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(loosely)
  if (typeof wanted !== 'object' || wanted === null || 'asymmetricMatch' in wanted) return wanted
  return expect.objectContaining(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, loosely(value)])),
  )
}
