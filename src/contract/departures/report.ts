import { markdownTable } from '../markdownTable.ts'
import type { Departure } from './departure.ts'

/** Departures as a file for machines. */
export function departuresJson(departures: readonly Departure[]): string {
  return JSON.stringify({ format: 'perigee-departures', version: 1, departures }, undefined, 2)
}

/** Departures as a table for an issue. */
export function departuresMarkdown(departures: readonly Departure[]): string {
  if (departures.length === 0) return 'No departure from the contract was seen.'
  return markdownTable(
    ['Operation', 'Where', 'Expected', 'Actual', 'Count'],
    departures.map(({ operation, pointer, expected, actual, count }) => [
      operation,
      pointer || '(the response)',
      expected,
      actual,
      String(count),
    ]),
  )
}
