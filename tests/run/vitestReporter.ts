import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SerializedError, TestError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { countingDown } from './fewTestsLeft.ts'
import { placeOf, shortMessage } from './messages.ts'
import type { Failure, StageReport } from './stageReport.ts'

const project = resolve(import.meta.dirname, '../..')

/** Writes a stage's report to the file in PERIGEE_REPORT: Vitest's own JSON contains neither locations nor diffs. */
export default class StageReporter implements Reporter {
  #oneEnded = () => {}

  onTestRunStart(files: readonly unknown[]): void {
    this.#oneEnded = countingDown(files.length)
  }

  onTestModuleEnd(): void {
    this.#oneEnded()
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: StageReport = { passed: [], failures: [], skipped: 0, outside: unhandled.map(messageOf) }
    for (const module of modules) addModule(report, module)
    const { PERIGEE_REPORT: path } = process.env
    if (path) writeFileSync(path, JSON.stringify(report))
  }
}

function addModule(report: StageReport, module: TestModule): void {
  report.outside.push(...module.errors().map((error) => `${placeOf(project, module.moduleId)}\n${messageOf(error)}`))
  const seen = new Map<string, number>()
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result()
    // Tests of one file may share a name: their order distinguishes them.
    const nth = (seen.get(test.fullName) ?? 0) + 1
    seen.set(test.fullName, nth)
    const id = `${placeOf(project, module.moduleId)} › ${test.fullName} #${nth}`
    if (state === 'passed') report.passed.push(id)
    else if (state === 'failed') report.failures.push(failureOf(id, test.fullName, module.moduleId, errors))
    else report.skipped++
  }
  for (const suite of module.children.allSuites())
    report.outside.push(...suite.errors().map((error) => `${suite.fullName}\n${messageOf(error)}`))
}

function failureOf(id: string, title: string, file: string, errors: readonly TestError[]): Failure {
  return { id, title, place: placeOf(project, file, lineIn(file, errors)), message: errors.map(messageOf).join('\n') }
}

/** None for a story: the source maps of Storybook's transformations of its file lead to other lines. */
function lineIn(file: string, errors: readonly TestError[]): number | undefined {
  const path = file.replace(/\?.*$/, '')
  if (path.endsWith('.stories.tsx')) return undefined
  return errors[0]?.stacks?.find((frame) => frame.file.includes(path))?.line
}

function messageOf({ message, diff }: Pick<TestError, 'message' | 'diff'>): string {
  return [shortMessage(message), diff && shortMessage(diff)].filter(Boolean).join('\n')
}
