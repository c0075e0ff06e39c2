import { spyOn } from 'storybook/test'
import type { MockInstance } from 'storybook/test'

let consoleError: MockInstance<typeof console.error> | undefined

/** Runs before the test of a story. */
export function listenForComplaints(): void {
  consoleError = '__vitest_browser__' in globalThis ? spyOn(console, 'error') : undefined
}

/**
 * After a story's test: fails it when React or the browser complained: missing keys, unknown attributes, state set on
 * what is gone. What the app itself reports about a failed call carries its error and is no complaint.
 */
export function failOnComplaints(): void {
  const complaints = consoleError?.mock.calls.filter((words) => !words.some((word) => word instanceof Error)) ?? []
  consoleError?.mockRestore()
  if (complaints.length > 0) throw new Error(`Complaints in the console:\n${complaints.map(inWords).join('\n')}`)
}

function inWords([format, ...values]: unknown[]): string {
  const left = values.map(String)
  return [String(format).replaceAll('%s', () => left.shift() ?? ''), ...left].join(' ')
}
