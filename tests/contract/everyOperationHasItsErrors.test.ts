import { describe, expect, it } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { allOperations, type Operation } from '#src/contract/strict/operations.ts'

const has = (operation: Operation, status: string) => status in operation.responses
const idsOf = (operations: Operation[]) => operations.map(({ id }) => id)

it.for(allOperations)('$id: every error has a body and an example, and 5xx is included', (operation) => {
  const errors = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'))
  expect(errors.map(([status]) => status)).toContain('default')
  for (const [, { content }] of errors) {
    // An error without a body would get no handler, and the client would have no text to show.
    expect(content?.['application/json']?.schema.$ref).toMatch(/\/(Message)?ErrorBody$/)
    expect(content?.['application/json']?.example).toHaveProperty('detail')
  }
})

it.for(allOperations)('$id: has exactly one success response', ({ responses }) => {
  expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1)
})

describe('401', () => {
  const withoutToken = allOperations.filter(({ token }) => token === 'none')

  it('is documented for every call that reads a token, and for a failed sign-in', () => {
    const expected = allOperations.filter(({ id, token }) => token !== 'none' || id === 'login')
    expect(idsOf(allOperations.filter((operation) => has(operation, '401')))).toEqual(idsOf(expected))
  })

  it('no token is needed before the sign-in and for the links in e-mails', () => {
    expect(idsOf(withoutToken)).toEqual([
      'register',
      'login',
      'verifyEmail',
      'requestPasswordReset',
      'resetPassword',
      'confirmEmailUpdate',
    ] satisfies OperationId[])
  })

  it('is about the refresh token only on the refresh call (A7-04)', () => {
    expect(idsOf(allOperations.filter(({ token }) => token === 'refresh'))).toEqual(['refreshToken'])
  })

  it('a token is optional for what visitors may see (A6, B6)', () => {
    expect(idsOf(allOperations.filter(({ token }) => token === 'optional'))).toEqual([
      'readUser',
      'listCharacters',
      'searchCharacters',
      'readRandomImage',
      'listRandomTraits',
      'searchTags',
      'listUserCharacters',
      'readCharacter',
      'readStats',
      'listSimilarCharacters',
      'downloadCharacterCard',
    ] satisfies OperationId[])
  })
})

describe('422', () => {
  it('is documented exactly for calls with a query or a body', () => {
    const expected = allOperations.filter(
      ({ body, parameters }) => body || parameters.some((parameter) => parameter.in === 'query'),
    )
    expect(idsOf(allOperations.filter((operation) => has(operation, '422')))).toEqual(idsOf(expected))
  })
})

describe('404', () => {
  it('is documented for every call that names a character, chat, image or user', () => {
    const naming = new Set(['id', 'character_id', 'chat_id', 'collectionId'])
    const names = ({ body, parameters }: Operation) => [
      ...parameters.map(({ name }) => name),
      ...Object.keys((body?.example as object | undefined) ?? {}),
    ]
    const others = new Set<OperationId>(['listUserCharacters', 'readRandomImage'])
    const expected = allOperations.filter(
      (operation) => others.has(operation.id) || names(operation).some((name) => naming.has(name)),
    )
    expect(idsOf(allOperations.filter((operation) => has(operation, '404')))).toEqual(idsOf(expected))
  })
})

describe('the other refusals', () => {
  it.for<{ status: string; of: OperationId[] }>([
    {
      status: '400',
      of: ['register', 'updateMe', 'renewPicture', 'verifyEmail', 'resetPassword', 'confirmEmailUpdate'],
    },
    {
      // B6-18 … B6-23: operations for the owner of a character only; and like, as in the error catalogue.
      status: '403',
      of: [
        'deleteCharacter',
        'renewImage',
        'reframeImage',
        'updateCharacter',
        'likeCharacter',
        'unlikeCharacter',
        'retouchImage',
        'confirmRetouch',
        'listImages',
        'setMainImage',
        'deleteImage',
      ],
    },
    {
      status: '409',
      of: ['register', 'updateMe', 'resendEmailVerification', 'confirmEmailUpdate', 'confirmRetouch', 'deleteImage'],
    },
  ])('$status is documented where it can occur', ({ status, of }) => {
    expect(idsOf(allOperations.filter((operation) => has(operation, status)))).toEqual(of)
  })

  it('no other status is documented', () => {
    const known = ['200', '201', '204', '400', '401', '403', '404', '409', '422', 'default']
    expect(new Set(allOperations.flatMap(({ responses }) => Object.keys(responses)))).toEqual(new Set(known))
  })
})

it.for([{ rows: ['AMB-25'] }])('only the errors of the two password-reset calls have a message, too', () => {
  const withMessage = allOperations.filter(({ responses }) =>
    Object.values(responses).some(({ content }) =>
      content?.['application/json']?.schema.$ref?.endsWith('/MessageErrorBody'),
    ),
  )
  expect(idsOf(withMessage)).toEqual(['requestPasswordReset', 'resetPassword'])
  for (const { responses } of withMessage) {
    for (const [status, { content }] of Object.entries(responses)) {
      if (status === '200') continue
      expect(content?.['application/json']?.schema.$ref).toMatch(/\/MessageErrorBody$/)
    }
  }
})
