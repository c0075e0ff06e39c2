// Setup file of the stories in npm run contract:rehearse (tests/vitest.projects.ts): their servers follow the new
// contract, and what each shows is kept, also if its play function failed.
import { configure } from 'storybook/test'
import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { recordStory, storyOnScreen } from '#storybook/atlas/recordStory.ts'
import type { StoryRecord } from '#storybook/atlas/storyRecord.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'

/** No screen makes this number of requests of one kind by itself. */
const ENDLESS_CALLS = 60

/** Storybook's lines before the message of a failure: where to debug it. */
// oxlint-disable-next-line no-control-regex -- they are coloured
const BEFORE_MESSAGE = /^\s*(\u001B\[\d+m)?Click to debug [^\n]*\s*/

let record: StoryRecord | undefined
let begun = 0
const exceptions: string[] = []
const { alterations, waitMs } = await commands.readRun()

globalThis.rehearsedAlterations = alterations
globalThis.storyRecords = { keep: async (given) => void (record = given) }
window.addEventListener('error', ({ message }) => {
  // The browser only says that it lays out later.
  if (!message.startsWith('ResizeObserver loop')) exceptions.push(`Exception: ${message}`)
})
window.addEventListener('unhandledrejection', ({ reason }) => exceptions.push(`Exception: ${String(reason)}`))

beforeEach(() => {
  record = undefined
  exceptions.length = 0
  configure({ asyncUtilTimeout: waitMs })
  begun = performance.now()
})

afterEach(async ({ task }) => {
  const story = storyOnScreen()
  if (!story) return
  const tookMs = performance.now() - begun
  if (!record) await recordStory(story)
  if (!record) return
  const errors = (task.result?.errors ?? []).map(({ message }) => message.replace(BEFORE_MESSAGE, ''))
  const failures = [...exceptions, ...errors, ...endlessCalls(story)]
  await commands.keepShown({ record, failures, tookMs })
})

function endlessCalls({ canvasElement }: { canvasElement: HTMLElement }): string[] {
  const calls = storyWorld(canvasElement).server.log.calls()
  const byOperation = Map.groupBy(calls, ({ operation }) => operation)
  return [...byOperation].flatMap(([operation, made]) =>
    made.length >= ENDLESS_CALLS ? [`Exception: ${operation} was called ${made.length} times.`] : [],
  )
}
