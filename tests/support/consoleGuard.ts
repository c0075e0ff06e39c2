import { expect } from '@playwright/test'
import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Fails a test in which the page reported an unexpected error. */
export interface ConsoleGuard {
  /** Declares an error that this test provokes; the test fails if it does not occur. */
  expectError(text: string | RegExp): void
  /** Must be called at the end of the test: waits for the expected errors, because the last ones may arrive late. */
  check(): Promise<void>
}

export function guardConsole(context: BrowserContext): ConsoleGuard {
  const expected: { text: string | RegExp }[] = []
  const reported: string[] = []
  if (context.browser()?.browserType().name() === 'firefox') void context.addInitScript(spellOutErrors)
  context.on('console', (message) => {
    if (message.type() !== 'error' || isResponseOfTheServer(message)) return
    const failedToLoad = message.text().startsWith('Failed to load resource')
    reported.push(failedToLoad ? `${message.text()} ${message.location().url}` : message.text())
  })
  // Uncaught exceptions and unhandled rejections.
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

/** Runs in the page: Firefox reports a logged error without its message, as "Error". */
function spellOutErrors(): void {
  const { error } = console
  console.error = (...words: unknown[]) => error(...words.map((word) => (word instanceof Error ? String(word) : word)))
}

/** The browser's own line for every failed network call: planned by the test, and absent with the in-page transport. */
function isResponseOfTheServer(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/v1/')
}
