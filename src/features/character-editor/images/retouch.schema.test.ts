import { describe, expect, it } from 'vitest'
import { guidanceScaleOf, promptError } from './retouch.schema.ts'

const REQUIRED = 'The retouch description is required.'
const TOO_LONG = 'The description must contain a maximum of 200 characters.'

describe('a wish', () => {
  it.for([
    { rows: ['B5.6-01'], what: 'nothing', text: '', error: REQUIRED },
    { rows: ['B5.6-01'], what: 'blanks', text: ' \n ', error: REQUIRED },
    { rows: ['B5.6-01'], what: 'one character', text: 'x', error: undefined },
    { rows: ['B5.6-02', 'B9-12'], what: '200 characters', text: 'x'.repeat(200), error: undefined },
    { rows: ['B5.6-02', 'B9-12'], what: '201 characters', text: 'x'.repeat(201), error: TOO_LONG },
    { rows: ['NS-43'], what: '200 emoji', text: '🌙'.repeat(200), error: undefined },
    { rows: [], what: '200 characters and a blank, which is not sent', text: `${'x'.repeat(200)} `, error: undefined },
  ])('of $what: $error', ({ text, error }) => {
    expect(promptError(text)).toBe(error)
  })
})

describe('a guidance scale', () => {
  it.for([
    { rows: ['B5.6-03'], value: 0, scale: 1 },
    { rows: ['B5.6-03'], value: 1, scale: 1 },
    { rows: ['B5.6-03'], value: 20, scale: 20 },
    { rows: ['B5.6-03'], value: 21, scale: 20 },
    { rows: ['B5.6-03'], value: 9.6, scale: 10 },
  ])('of $value is $scale', ({ value, scale }) => {
    expect(guidanceScaleOf(value)).toBe(scale)
  })
})
