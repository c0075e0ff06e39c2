import type { Reporter, TestError } from '@playwright/test/reporter'

/**
 * Prints only errors outside the tests: `npm test` prints those of tests at its end. Without a reporter that prints,
 * Playwright adds one that prints a dot per test.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export.
export default class QuietReporter implements Reporter {
  onError({ message = '' }: TestError): void {
    console.log(message)
  }

  printsToStdio(): boolean {
    return true
  }
}
