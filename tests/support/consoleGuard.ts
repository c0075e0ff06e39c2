import { expect } from '@playwright/test'
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Fails a test in which the page reported an error that the test did not expect. */
export interface ConsoleGuard {
  /** Declares an error that this test provokes; it has to come. */
  expectError(text: string | RegExp): void
  /** To be called when the test is over: waits for the expected errors, of which the last may be on its way. */
  check(): Promise<void>
}

export function guardConsole(context: BrowserContext): ConsoleGuard {
  const expected: { text: string | RegExp }[] = []
  const reported: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' || isResponseOfTheServer(message)) return
    const failedToLoad = message.text().startsWith('Failed to load resource')
    reported.push(failedToLoad ? `${message.text()} ${message.location().url}` : message.text())
  })
  // Uncaught exceptions, and promises that nobody caught.
  context.on('weberror', (error) => reported.push(String(error.error())))

  const fits = (error: string, text: string | RegExp) =>
    typeof text === 'string' ? error.includes(text) : text.test(error)
  return {
    expectError: (text) => void expected.push({ text }),
    async check() {
      const missing = () =>
        expected.filter(({ text }) => !reported.some((error) => fits(error, text))).map(({ text }) => String(text))
      await expect.poll(missing, { message: 'errors in the console that the test expected' }).toEqual([])
      const surprises = reported.filter((error) => !expected.some(({ text }) => fits(error, text)))
      expect(surprises, 'errors in the console that the test did not expect').toEqual([])
    },
  }
}

/** The browser's own line for every call that fails over the network: planned by the test, and absent in the page's own transport. */
function isResponseOfTheServer(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/v1/')
}
