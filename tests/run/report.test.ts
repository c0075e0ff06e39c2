import { expect, it } from 'vitest'
import { playwrightResults, summaryOf, vitestResults } from './report.ts'

const file = (name: string, status: string, assertionResults: object[]) => ({
  name: `/project/src/${name}`,
  status,
  message: 'It does not load.\nat line 1',
  assertionResults,
})
const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })

const unit = vitestResults(
  {
    testResults: [
      file('a.test.ts', 'failed', [test('adds', 'passed'), test('fails', 'failed', 'no'), test('waits', 'skipped')]),
      file('b.test.ts', 'passed', [test('passes at last', 'passed', 'the first error')]),
      file('c.test.ts', 'failed', []),
    ],
  } as never,
  '/project',
)
const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => {
  return { title: `is ${status}`, file: 'e2e/a.e2e.ts', tests: [{ status }] }
})
const e2e = playwrightResults({
  suites: [{ specs: [], suites: [{ specs }] }],
  errors: [{ message: 'No server\nat 1' }],
})

it('lists failed and flaky tests, and counts each once', () => {
  expect(summaryOf({ types: [], unit, e2e })).toEqual([
    '── failed',
    'src/a.test.ts  fails',
    'src/c.test.ts  It does not load.',
    'tests/e2e/a.e2e.ts  is unexpected',
    'tests/playwright.config.ts  No server',
    '',
    '── flaky: failed first, passed when they ran again',
    'src/b.test.ts  passes at last',
    'tests/e2e/a.e2e.ts  is flaky',
    '',
    'types    nothing to report',
    'unit     1 passed, 2 failed, 1 flaky, 1 skipped',
    'e2e      1 passed, 2 failed, 1 flaky, 1 skipped',
    '4 passed, 4 failed',
  ])
})
