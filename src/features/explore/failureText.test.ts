import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { failureText } from './failureText.ts'

describe('the text of a row that could not be loaded', () => {
  it.for([
    {
      rows: ['A2.5-15', 'AMB-26'],
      failure: 'the server’s words',
      error: new ApiError({ status: 500, body: { detail: 'boom' }, fallback: 'unused' }),
      text: 'Could not load characters: boom',
    },
    {
      rows: ['A2.5-16', 'AMB-26'],
      failure: 'a blank message',
      error: new Error('  '),
      text: 'Could not load characters: An unknown error occurred',
    },
    {
      rows: [],
      failure: 'no error at all',
      error: { detail: {} },
      text: 'Could not load characters: An unknown error occurred',
    },
  ])('$failure: $text', ({ error, text }) => {
    expect(failureText(error)).toBe(text)
  })
})
