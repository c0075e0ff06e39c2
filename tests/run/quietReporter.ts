import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { countingDown } from './fewTestsLeft.ts'

/**
 * Prints only errors outside the tests: `npm test` prints those of tests at its end. Without a reporter that prints,
 * Playwright adds one that prints a dot per test.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export.
export default class QuietReporter implements Reporter {
  #oneEnded = () => {}

  onBegin(_: FullConfig, suite: Suite): void {
    this.#oneEnded = countingDown(suite.allTests().length)
  }

  onTestEnd(): void {
    this.#oneEnded()
  }

  onError({ message = '' }: TestError): void {
    console.log(message)
  }

  printsToStdio(): boolean {
    return true
  }
}
