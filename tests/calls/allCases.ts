import type { Fault } from '#mocks/faults/fault.ts'
import { exampleRequest } from '#src/contract/strict/exampleRequest.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import { authCases, emailLinkCases } from './auth.ts'
import type { CallCase } from './callCase.ts'
import { characterImageCases } from './characterImages.ts'
import { characterListCases } from './characterLists.ts'
import { characterCases } from './characters.ts'
import { chatCases } from './chats.ts'

const written: CallCase[] = [
  ...authCases,
  ...emailLinkCases,
  ...characterCases,
  ...characterListCases,
  ...characterImageCases,
  ...chatCases,
]

/** The first successful case of an operation: an ordinary call. */
function ordinary(operation: CallCase['operation']): CallCase[] {
  return written.filter((one) => one.operation === operation && one.status < 400).slice(0, 1)
}

/** Cases that all calls with a token have in common. */
const withoutGoodToken: CallCase[] = allOperations
  .filter(({ id, token }) => token !== 'none' && id !== 'refreshToken')
  .flatMap(({ id }) => ordinary(id))
  .map(({ operation, call, scenario }) => ({
    operation,
    status: 401,
    when: 'its token was signed by somebody else',
    ...(scenario && { scenario }),
    call: (_me, callers) => call(callers.withToken(FOREIGN), callers),
    response: { detail: 'Invalid token' },
  }))

/** The contract refuses these calls before their handlers; src/contract/strict tests each of its rules. */
const outsideTheContract: CallCase[] = allOperations
  .filter(({ responses }) => '422' in responses)
  .map((operation) => ({
    operation: operation.id,
    status: 422,
    when: 'it has a parameter that the contract does not list',
    call: (_me, { server }) =>
      server.fetch(exampleRequest(operation, 'http://localhost/api/v1', { query: { extra: '1' } })),
  }))

/** Cases for the `default` response. */
const whileDown: CallCase[] = allOperations
  .flatMap(({ id }) => ordinary(id))
  .map(({ operation, call, viewer, scenario }): CallCase => ({
    operation,
    status: 503,
    when: 'the server is down',
    ...(viewer && { viewer }),
    ...(scenario && { scenario }),
    faults: [{ operation, status: 503 } as Fault],
    call,
  }))

const FOREIGN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJtaXJhIiwidXNlIjoiYWNjZXNzIiwiZXhwIjo0MTAyNDQ0ODAwfQ.Rm9yZWlnbg'

/** All cases of all calls, as data: one test runs them, and another one compares them with the contract. */
export const callCases: readonly CallCase[] = [...written, ...withoutGoodToken, ...outsideTheContract, ...whileDown]

/** Documented responses without a case: "likeCharacter 403". */
export function missingCases(cases: readonly CallCase[]): string[] {
  return allOperations.flatMap(({ id }) =>
    Object.keys(operationOf(id).responses)
      .filter((status) => !cases.some((one) => one.operation === id && shows(one.status, status)))
      .map((status) => `${id} ${status}`),
  )
}

function shows(status: number, listed: string): boolean {
  return listed === 'default' ? status >= 500 : String(status) === listed
}
