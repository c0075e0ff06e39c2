import { expect, it } from 'vitest'
import contract from '#src/contract/generated/contract.json' with { type: 'json' }
import { operations } from '#src/contract/generated/operations.ts'
import { allOperations } from '#src/contract/strict/operations.ts'
import { whyImpossible } from '#mocks/faults/whyImpossible.ts'
import { draftFor, EMPTY_DRAFT, faultOf, KINDS, statusesOf } from './faultDraft.ts'

it('builds a valid fault for every status of every operation', () => {
  for (const operation of ['*' as const, ...allOperations.map(({ id }) => id)]) {
    for (const what of statusesOf(operation)) {
      const fault = faultOf({ ...EMPTY_DRAFT, operation, what, often: 'always' })
      expect(fault).toEqual({ operation, status: Number(what) })
    }
    for (const what of [...statusesOf(operation), ...Object.keys(KINDS)])
      expect(whyImpossible(faultOf({ ...EMPTY_DRAFT, operation, what }))).toBeUndefined()
  }
})

it.for(operations)('offers exactly the failures that the contract documents for $id', ({ id, method, path }) => {
  const item = contract.paths[path] as unknown as Record<string, { responses: object }>
  const documented = Object.keys(item[method.toLowerCase()]!.responses).filter((status) => !/^[123]/.test(status))
  // `default` covers all server failures.
  const offered = statusesOf(id).map((status) => (status.startsWith('5') ? 'default' : status))
  expect([...new Set(offered)]).toEqual(documented)
  expect(statusesOf(id).filter((status) => status.startsWith('5'))).toEqual(['500', '502', '503', '504'])
})

it.for([
  { draft: { what: 'offline', often: 'always' as const }, fault: { operation: '*', network: 'fail' } },
  { draft: { what: 'slow', ms: '800', often: 'nth' as const }, fault: { operation: '*', bodyMs: 800, nth: 2 } },
  { draft: { what: 'wrong' }, fault: { operation: '*', shape: 'wrong', times: 1 } },
])('$draft is the fault $fault', ({ draft, fault }) => {
  expect(faultOf({ ...EMPTY_DRAFT, ...draft })).toEqual(fault)
})

it('a draft for another call omits options that the call does not have', () => {
  const draft = { ...EMPTY_DRAFT, operation: 'sendMessage' as const, what: '422', isStored: true }
  expect(draftFor('listMessages', draft)).toMatchObject({ what: '500', isStored: false })
  expect(draftFor('createChat', draft)).toMatchObject({ what: '422', isStored: true })
})

it('uses the example text of the contract if selected', () => {
  const fault = faultOf({ ...EMPTY_DRAFT, operation: 'readCharacter', what: '404', says: 'example' })
  expect(fault.body).toMatchObject({ detail: expect.any(String) })
})
