import { expect, it } from 'vitest'
import { ApiError } from './ApiError.ts'
import { saidOr, toldBy } from './failureTexts.ts'

it.for([{ rows: ['AMB-07'] }])('uses the server’s text, else the call’s text, never an exception’s', () => {
  const bug = new TypeError("Cannot destructure property 'x' of undefined")
  const silent = new ApiError({ status: 500, fallback: 'Failed to reset chat.' })
  const outspoken = new ApiError({ status: 500, fallback: 'Failed to reset chat.', body: { detail: 'Not now.' } })
  expect([bug, silent, outspoken].map((error) => toldBy(error, 'Reset failed.'))).toEqual([
    'Reset failed.',
    'Failed to reset chat.',
    'Not now.',
  ])
  expect([bug, silent, outspoken].map((error) => saidOr(error, 'Reset failed.'))).toEqual([
    'Reset failed.',
    'Reset failed.',
    'Not now.',
  ])
})
