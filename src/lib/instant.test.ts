import { expect, it } from 'vitest'
import { instantOf } from './instant.ts'

it.for([
  { rows: ['AMB-02'], given: '2024-05-15T09:05:00Z', is: '2024-05-15T09:05:00.000Z' },
  { rows: ['AMB-02'], given: '2024-05-15T09:05:00+02:00', is: '2024-05-15T07:05:00.000Z' },
  { rows: ['AMB-02'], given: '2024-05-15T09:05', is: '2024-05-15T09:05:00.000Z' },
  { rows: ['AMB-02'], given: '2024-05-15T09:05:00.123456', is: '2024-05-15T09:05:00.123Z' },
  { rows: ['AMB-02'], given: '2024-05-15 09:05:00', is: '2024-05-15T09:05:00.000Z' },
  { given: '1715763900', is: '2024-05-15T09:05:00.000Z' },
  { given: '1715763900123', is: '2024-05-15T09:05:00.123Z' },
])('$given is $is in every time zone', ({ given, is }) => {
  expect(new Date(instantOf(given)).toISOString()).toBe(is)
})

it.for(['', 'yesterday', '20240515', '2024-13-45T99:99'])('%j is not an instant', (given) => {
  expect(instantOf(given)).toBeNaN()
})
