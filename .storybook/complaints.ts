import { spyOn } from 'storybook/test'
import type { MockInstance } from 'storybook/test'

let consoleError: MockInstance<typeof console.error> | undefined

/** Runs before the test of a story; also in Storybook, because play functions expect calls of `console.error`. */
export function listenForComplaints(): void {
  consoleError?.mockRestore() // by a story that was left before its end
  consoleError = spyOn(console, 'error')
}

/**
 * Runs after a story's test: fails it if React or the browser logged an error, such as missing keys, unknown
 * attributes, or a state update after unmount. The app's own reports about failed requests contain their error and are
 * ignored.
 */
export function failOnComplaints(): void {
  const complaints = consoleError?.mock.calls.filter((words) => !words.some((word) => word instanceof Error)) ?? []
  consoleError?.mockRestore()
  // In Storybook the console shows them.
  if (!('__vitest_browser__' in globalThis)) return
  if (complaints.length > 0) throw new Error(`Complaints in the console:\n${complaints.map(inWords).join('\n')}`)
}

function inWords([format, ...values]: unknown[]): string {
  const left = values.map(String)
  return [String(format).replaceAll('%s', () => left.shift() ?? ''), ...left].join(' ')
}
