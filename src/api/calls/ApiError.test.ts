import { expect, it } from 'vitest'
import { ApiError, failingAs, isPassing } from './ApiError.ts'

it.for<{ rows?: string[]; body: unknown; said: string }>([
  { rows: ['A5.6-02'], body: { detail: 'D' }, said: 'D' },
  { rows: ['A5.6-03'], body: { detail: { a: 'A', b: 'B' } }, said: 'A\nB' },
  { rows: ['A5.6-03'], body: { detail: { a: ['A1', 'A2'], b: 'B' } }, said: 'A1\nA2\nB' },
  { body: { detail: [{ loc: ['body', 'email'], msg: 'M1' }, { msg: 'M2' }] }, said: 'M1\nM2' },
  { body: { detail: { field: 'email', message: 'Taken.' } }, said: 'Taken.' },
  { body: { message: 'M' }, said: 'M' },
  { body: { detail: 'D', message: 'M' }, said: 'D' },
  { body: { detail: '', message: 'M' }, said: 'M' },
])('$body gives $said', ({ body, said }) => {
  expect(new ApiError({ status: 400, body, fallback: 'own words' }).message).toBe(said)
})

it.for([
  undefined,
  null,
  '',
  '<h1>Bad Gateway</h1>',
  {},
  [],
  { detail: null },
  { detail: '   ' },
  { detail: {} },
  { detail: { a: { b: 'deep' } } },
  { detail: [{}] },
  { detail: { field: 'email', message: '' } },
])('%j has no text: the fallback text is used', (body) => {
  const error = new ApiError({ status: 500, body, fallback: 'own words' })
  expect(error.message).toBe('own words')
  expect(error.words).toBeUndefined()
  expect(error.field).toBeUndefined()
})

it.for([{ rows: ['A8-26', 'A8-29'] }])('with firstWords `message`, message has priority over detail', () => {
  const body = { detail: 'D', message: 'M' }
  expect(new ApiError({ body, firstWords: 'message' }).message).toBe('M')
  expect(new ApiError({ body: { detail: 'D' }, firstWords: 'message' }).message).toBe('D')
})

it('an error contains the refused field and the original body', () => {
  const body = { detail: { field: 'betaToken', message: 'Not valid.' } }
  const error = new ApiError({ status: 400, body })
  expect(error.field).toEqual({ field: 'betaToken', message: 'Not valid.' })
  expect(error.body).toBe(body)
})

it('an error without any text has a readable message: the one with the status is that of likes only (B8.3-07)', () => {
  expect(new ApiError({}).message).toBe('The server did not answer.')
  expect(new ApiError({ status: 500 }).message).toBe('The request failed.')
})

it('a bug is not reported as a failed call', async () => {
  const bug = new TypeError('x is undefined')
  await expect(failingAs('Could not.', Promise.reject(bug))).rejects.toBe(bug)
})

it.for([
  [undefined, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
  [404, false],
  [422, false],
] as const)('status %s can be retried: %s', ([status, worth]) => {
  expect(isPassing(new ApiError({ status }))).toBe(worth)
})
