import type { RecordFile, State } from './storyRecord.ts'

// As text: it parses faster than code.
const files = import.meta.glob<string>('./records/*.json', { query: '?raw', import: 'default', eager: true })

/** What every story showed, for Storybook's pages. */
export function shownStates(): State[] {
  return Object.values(files).flatMap((text) => (JSON.parse(text) as RecordFile).states)
}
