import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { contract } from '#src/contract/strict/contract.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import { check } from '#src/contract/strict/schemas.ts'

// Checks the decisions about what the documents leave open.

const schemaOf = (name: string) => contract.components.schemas[name] as Schema

const password = (name: string, field: string, text: string) =>
  check(text, (schemaOf(name).properties?.[field] ?? {}) as Schema).map(({ rule }) => rule)

it.for([{ rows: ['AMB-27'] }])(
  'a password has 8 characters and a digit; after a reset also an uppercase letter',
  () => {
    for (const [name, field] of [
      ['RegisterBody', 'password'],
      ['UpdateMeBody', 'newPassword'],
    ] as const) {
      expect(password(name, field, 'abcdef1')).toEqual(['minLength'])
      expect(password(name, field, 'abcdefgh')).toEqual(['pattern'])
      expect(password(name, field, 'abcdefg1')).toEqual([])
    }
    expect(password('ResetPasswordBody', 'newPassword', 'Abcde1')).toEqual(['minLength'])
    expect(password('ResetPasswordBody', 'newPassword', 'abcdefg1')).toEqual(['pattern'])
    expect(password('ResetPasswordBody', 'newPassword', 'ABCDEFGH')).toEqual(['pattern'])
    expect(password('ResetPasswordBody', 'newPassword', 'Abcdefg1')).toEqual([])
  },
)

it.for([
  { username: 'a b_c-1', fits: true },
  { username: 'ab', fits: false },
  { username: 'abc', fits: true },
  { username: 'a'.repeat(20), fits: true },
  { username: 'a'.repeat(21), fits: false },
  { username: 'a.b', fits: false },
  { username: 'zoë', fits: false },
])('AMB-19: the server accepts the username $username: $fits', ({ username, fits }) => {
  expect(check(username, { $ref: '#/components/schemas/Username' }).length === 0).toBe(fits)
})

const success = (id: OperationId) => Object.keys(operationOf(id).responses).find((status) => status.startsWith('2'))

it.for<{ rows: string[]; id: OperationId; status: string }>([
  { rows: ['NS-14'], id: 'deleteCharacter', status: '204' },
  { rows: ['NS-14'], id: 'deleteImage', status: '204' },
  { rows: ['NS-14'], id: 'setMainImage', status: '204' },
  { rows: ['NS-14'], id: 'reframeImage', status: '200' },
  { rows: ['NS-15'], id: 'reportCharacter', status: '200' },
  { rows: ['NS-15'], id: 'reportMessage', status: '200' },
  { rows: ['NS-15'], id: 'resetChat', status: '200' },
  { rows: ['AMB-16'], id: 'deleteChat', status: '200' },
  { rows: ['AMB-35'], id: 'createChat', status: '200' },
])('$id succeeds with $status', ({ id, status }) => {
  expect(success(id)).toBe(status)
})

it.for<{ rows: string[]; id: OperationId; value: unknown; fits: boolean }>([
  { rows: ['AMB-01'], id: 'readOwnership', value: true, fits: true },
  { rows: ['AMB-01'], id: 'readOwnership', value: 'true', fits: false },
  { rows: ['AMB-05'], id: 'sendMessage', value: 'Hello.', fits: true },
  { rows: ['AMB-05'], id: 'sendMessage', value: { reply: 'Hello.' }, fits: false },
  { rows: ['AMB-06'], id: 'augmentCharacter', value: 'Aria', fits: true },
  { rows: ['AMB-06'], id: 'augmentCharacter', value: ['sea'], fits: true },
  { rows: ['AMB-04'], id: 'likeCharacter', value: { isLiked: true, likeCount: 1 }, fits: true },
  { rows: ['AMB-04'], id: 'unlikeCharacter', value: { isLiked: false }, fits: false },
  { rows: ['AMB-59'], id: 'updateMe', value: { messages: { a: 'A', b: 'B' } }, fits: true },
  { rows: ['AMB-59'], id: 'updateMe', value: {}, fits: true },
  { rows: ['NS-15'], id: 'reportMessage', value: {}, fits: true },
  { rows: ['AMB-38'], id: 'readRandomImage', value: { url: '/pictures/aria.webp' }, fits: true },
])('$id can return $value: $fits', ({ id, value, fits }) => {
  const schema = operationOf(id).responses['200']?.content?.['application/json']?.schema ?? {}
  expect(check(value, schema).length === 0).toBe(fits)
})

it.for([{ rows: ['AMB-43'] }])('the detail of an error has exactly three possible shapes', () => {
  const fits = (detail: unknown) => check({ detail }, { $ref: '#/components/schemas/ErrorBody' }).length === 0
  expect(fits('Text')).toBe(true)
  expect(fits({ field: 'email', message: 'Taken.' })).toBe(true)
  expect(fits([{ loc: ['query', 'count'], msg: 'too many', type: 'maximum' }])).toBe(true)
  expect(fits(['Text'])).toBe(false)
  expect(fits({ field: { name: 'email' } })).toBe(false)
  expect(fits(null)).toBe(false)
})
