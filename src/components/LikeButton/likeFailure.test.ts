import { expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { likeFailureToast } from './likeFailure.ts'

it.for([
  { rows: ['B8.3-04'], status: 401, text: undefined },
  { rows: ['B8.3-05'], status: 403, text: 'You cannot perform this action.' },
  { rows: ['B8.3-06'], status: 404, text: 'Character not found.' },
  { rows: ['B8.3-07'], status: 500, text: 'Request failed with status 500.' },
  { rows: ['B8.3-07'], status: 422, text: 'Request failed with status 422.' },
  { rows: ['B8.3-08'], status: undefined, text: 'An unexpected error occurred.' },
])('a like that failed with $status shows $text, whatever the server sent', ({ status, text }) => {
  expect(likeFailureToast(new ApiError({ status, body: { detail: 'Something else.' } }))).toBe(text)
})

it('any other error is shown as unexpected', () => {
  expect(likeFailureToast(new TypeError('x is undefined'))).toBe('An unexpected error occurred.')
})

it('a like that the read-only lock blocks is explained by the lock alone', () => {
  const body = { detail: 'This environment is read-only: nothing was sent.', code: 'read_only' }
  expect(likeFailureToast(new ApiError({ status: 403, body }))).toBeUndefined()
})
