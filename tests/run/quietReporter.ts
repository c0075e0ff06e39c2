import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { sayLastTestBegins } from './lastTest.ts'

/**
 * Prints only errors outside the tests: `npm test` prints those of tests at its end. Without a reporter that prints,
 * Playwright adds one that prints a dot per test.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export.
export default class QuietReporter implements Reporter {
  #waiting = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.#waiting = suite.allTests().length
  }

  onTestBegin(): void {
    if (--this.#waiting === 0) sayLastTestBegins()
  }

  onError({ message = '' }: TestError): void {
    console.log(message)
  }

  printsToStdio(): boolean {
    return true
  }
}
