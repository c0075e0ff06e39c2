import { stripVTControlCharacters } from 'node:util'

/** The lines of a message that say what went wrong; the rest stands where the test ran. */
const LINES_OF_A_MESSAGE = 14

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** Every failed test by file and name, with the beginning of its message. */
export function vitestFailures(report: unknown): string[] {
  return (report as VitestReport).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [entry(name, message)] : []
    return failed.map((test) => entry(`${name} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')))
  })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}

/** The same for a Playwright report; a test that passed on a second try is among them. */
export function playwrightFailures(report: unknown): string[] {
  const { suites, errors } = report as { suites: PlaywrightSuite[]; errors: { message?: string }[] }
  return [...errors.map(({ message }) => entry('outside every test', message ?? '')), ...suites.flatMap(inSuite)]
}

function inSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
        return entry(`[${projectName}] ${file}:${line} › ${title} (${status})`, messages.join('\n'))
      }),
  )
  return [...failed, ...suites.flatMap(inSuite)]
}

function entry(title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [title, ...lines.slice(0, LINES_OF_A_MESSAGE).map((line) => `    ${line}`)].join('\n')
}
