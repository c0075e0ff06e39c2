import { describe, expect, it } from 'vitest'
import { additionalInfoErrors } from './report.schema.ts'

const CHARS = 'Additional info cannot exceed 200 characters.'
const LINES = 'Additional info cannot exceed 5 lines.'
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n')

describe('additional info', () => {
  it.for([
    { rows: ['B5.9-02'], what: 'nothing', info: '', errors: [] },
    { rows: ['B5.9-03', 'B9-29'], what: '200 characters', info: 'x'.repeat(200), errors: [] },
    { rows: ['B5.9-03', 'B9-29'], what: '201 characters', info: 'x'.repeat(201), errors: [CHARS] },
    { rows: ['NS-43'], what: '200 emoji', info: '🌙'.repeat(200), errors: [] },
    { rows: ['B5.9-04', 'B9-29'], what: '5 lines', info: lines(5), errors: [] },
    { rows: ['B5.9-04'], what: '7 blank lines', info: '\n'.repeat(7), errors: [] },
    { rows: ['B5.9-04', 'B9-29'], what: '6 lines', info: lines(6), errors: [LINES] },
    { rows: ['B5.9-03', 'B5.9-04'], what: 'both', info: `${lines(6)}${'x'.repeat(200)}`, errors: [CHARS, LINES] },
  ])('$what: $errors', ({ info, errors }) => {
    expect(additionalInfoErrors(info)).toEqual(errors)
  })
})
