import { expect, it } from 'vitest'
import { playwrightTotals, vitestTotals } from './totals.ts'

it('a file that does not load is one failure', () => {
  const report = {
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestTotals(report)).toEqual({ passed: 2, failed: 2, skipped: 2 })
})

it('a flaky test and an error outside the tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] }
  expect(playwrightTotals(report)).toEqual({ passed: 5, failed: 3, skipped: 3 })
})
