import { expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.ts'

it('names failed tests, and a file that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'] },
          { fullName: 'holds', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'a.test.ts › adds\n    expected 1\n    to be 2',
    'b.test.ts\n    no such module',
  ])
})

it('names failed and flaky tests of every depth, and errors outside them', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'x.e2e.ts',
    line: 7,
    tests: [{ projectName: 'live', status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const report = {
    errors: [{ message: 'the build failed' }],
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky', 'too slow')] }] }],
  }
  expect(playwrightFailures(report)).toEqual([
    'outside every test\n    the build failed',
    '[live] x.e2e.ts:7 › closes (flaky)\n    too slow',
  ])
})
