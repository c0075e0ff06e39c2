export interface Totals {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that could not even be loaded has no tests in Vitest's counts; here it is one failure. */
export function vitestTotals(report: unknown): Totals {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport
  const failed = testResults.map((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed').length
    return tests === 0 && file.status === 'failed' ? 1 : tests
  })
  return {
    passed: numPassedTests,
    failed: failed.reduce((sum, one) => sum + one, 0),
    skipped: numPendingTests + numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A test that passed only on a second try is a failure; so is an error outside every test. */
export function playwrightTotals(report: unknown): Totals {
  const { stats, errors } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
