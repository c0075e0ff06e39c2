import { relative, resolve } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type PictureResult, pictureSummary } from './pictureSummary.ts'

const REPORT = resolve(import.meta.dirname, '../../.cache/reports/playwright/index.html')

/** Prints little while pictures are compared, and at the end the path of the report with the changes. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export.
export default class PictureReporter implements Reporter {
  readonly #results = new Map<string, PictureResult>()

  onBegin(_config: FullConfig, suite: { allTests(): unknown[] }): void {
    console.log(`Comparing the pictures of ${suite.allTests().length} tests.`)
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    const isOk = test.ok()
    this.#results.set(test.id, { name: test.title, isOk, errors: errors.map(({ message = '' }) => message) })
    if (!isOk) console.log(`✘ ${test.title}`)
  }

  onError({ message = '' }: TestError): void {
    console.log(message)
  }

  /** Runs after every other reporter, so that its text comes last. */
  async onExit(): Promise<void> {
    console.log(['', ...pictureSummary([...this.#results.values()], relative(process.cwd(), REPORT))].join('\n'))
  }

  printsToStdio(): boolean {
    return true
  }
}
