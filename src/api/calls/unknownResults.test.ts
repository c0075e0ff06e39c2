import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { isKnownToFail, toldIfCertain } from './unknownResults.ts'
import { LOOK, notKnown } from './notKnown.ts'

const UNKNOWN = notKnown('the chat was restarted', `Look at its messages ${LOOK}`)

/** A failed write whose result no read could tell. */
function inDoubt(status: number | undefined, body?: unknown): ApiError {
  const error = new ApiError({ status, body, fallback: 'Failed to reset chat.', writes: true })
  error.notKnown = UNKNOWN
  return error
}

test('a failure that the server reports is shown with its message, otherwise with the text of the call', () => {
  expect(toldIfCertain(inDoubt(500), '')).toBe('Failed to reset chat.')
  expect(toldIfCertain(inDoubt(500, { detail: 'The tide is out.' }), '')).toBe('The tide is out.')
})

test('without an answer of the API, the screen says what is unknown', () => {
  expect(isKnownToFail(inDoubt(undefined))).toBe(false)
  expect(toldIfCertain(inDoubt(undefined), '')).toBe(UNKNOWN.text)
})

test('a write that was looked up and not found has failed, with any status', () => {
  for (const status of [undefined, 500]) expect(isKnownToFail(new ApiError({ status }))).toBe(true)
})
