import { join } from 'node:path'
import { placeOf, shortMessage } from './messages.ts'
import type { Failure, StageReport } from './stageReport.ts'

interface PlaywrightError {
  message?: string
  location?: { file: string; line: number }
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors?: PlaywrightError[] }[] }[]
  }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  errors: PlaywrightError[]
}

/** Parses the output of Playwright's JSON reporter. */
export function playwrightReport(report: unknown, project: string): StageReport {
  const { config, suites, errors } = report as PlaywrightReport
  const tests = suites.flatMap((suite) => testsIn(suite, []))
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return {
    passed: tests.filter(({ status }) => status === 'expected').map(({ id }) => id),
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: failed.map(({ id, title, file, line, errors }): Failure => {
      const from = errors[0]?.location
      return {
        id,
        title,
        // The location of the assertion; for a failure in a hook or a fixture, this may be another file.
        place: from ? placeOf(project, from.file, from.line) : placeOf(project, join(config.rootDir, file), line),
        message: errors.map(({ message = '' }) => shortMessage(message)).join('\n'),
      }
    }),
    outside: errors.map(({ message = '' }) => shortMessage(message)),
  }
}

function testsIn({ title, suites = [], specs }: PlaywrightSuite, above: string[]) {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      id: [projectName, spec.file, ...path, spec.title].join(' › '),
      title: `[${projectName}] ${spec.title}`,
      file: spec.file,
      line: spec.line,
      status,
      errors: results.flatMap(({ errors = [] }) => errors),
    })),
  )
  const inside: typeof own = suites.flatMap((suite) => testsIn(suite, path))
  return [...own, ...inside]
}
