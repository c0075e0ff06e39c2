import { relative } from 'node:path'

/** One test of a runner's JSON report. */
export interface TestResult {
  /** 'tests/e2e/chats-list.e2e.ts' */
  file: string
  title: string
  /** Flaky: failed first, and passed when its runner ran it again. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped'
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The tests in the output of Vitest's JSON reporter. A file that does not load counts as one failed test. */
export function vitestResults({ testResults }: VitestReport, project: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name).replaceAll('\\', '/')
    const tests = assertionResults.map(({ fullName, status, failureMessages }): TestResult => {
      // Vitest keeps the errors of the first attempt of a test that passes when it runs again.
      const passed = failureMessages.length > 0 ? 'flaky' : 'passed'
      return { file, title: fullName, status: status === 'passed' ? passed : status === 'failed' ? status : 'skipped' }
    })
    const isOutside = status === 'failed' && !tests.some((test) => test.status === 'failed')
    return isOutside ? [...tests, { file, title: message.split('\n')[0] ?? '', status: 'failed' }] : tests
  })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const STATUS: Record<string, TestResult['status']> = { expected: 'passed', flaky: 'flaky', skipped: 'skipped' }

/** The tests in the output of Playwright's JSON reporter. An error outside the tests counts as one failed test. */
export function playwrightResults({ suites, errors }: PlaywrightReport): TestResult[] {
  return [
    ...suites.flatMap(testsIn),
    ...errors.map(({ message = '' }): TestResult => {
      return { file: 'tests/playwright.config.ts', title: message.split('\n')[0] ?? '', status: 'failed' }
    }),
  ]
}

function testsIn({ suites = [], specs }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }): TestResult => ({ file: `tests/${file}`, title, status: STATUS[status] ?? 'failed' })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** The end of a run: failed and flaky tests, the counts of each stage, and the totals in the last line. */
export function summaryOf(stages: Record<string, TestResult[]>): string[] {
  const all = Object.values(stages).flat()
  const count = (tests: TestResult[], ...of: TestResult['status'][]) =>
    tests.filter(({ status }) => of.includes(status)).length
  const named = (status: TestResult['status'], heading: string) => {
    const tests = all.filter((test) => test.status === status)
    return tests.length > 0 ? [heading, ...tests.map(({ file, title }) => `${file}  ${title}`), ''] : []
  }
  return [
    ...named('failed', '── failed'),
    ...named('flaky', '── flaky: failed first, passed when they ran again'),
    ...Object.entries(stages).map(([stage, tests]) => {
      const counts = (['passed', 'failed', 'flaky', 'skipped'] as const)
        .filter((status) => count(tests, status) > 0)
        .map((status) => `${count(tests, status)} ${status}`)
      return `${stage.padEnd(8)} ${counts.join(', ') || 'nothing to report'}`
    }),
    `${count(all, 'passed', 'flaky')} passed, ${count(all, 'failed')} failed`,
  ]
}
