// Setup file of the stories in npm run contract:rehearse (tests/vitest.projects.ts): their servers follow the new
// contract, and what each shows is kept, also if its play function failed.
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import { configure } from 'storybook/test'
import { afterEach, beforeEach, inject } from 'vitest'
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
const { name, alterations, waitMs } = inject('rehearsal')

await commands.codeLoaded()

globalThis.rehearsedAlterations = alterations
globalThis.storyRecords = { keep: async (given) => void (record = given), codeLoaded: commands.codeLoaded }
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
  const { reports } = story.reporting
  // Storybook neither records a story whose play function failed nor checks it with axe.
  if (!record) await recordStory(story)
  if (reports.length === 0) await Promise.allSettled([checkWithAxe(story)])
  if (!record) return
  const violations = reports.flatMap(({ result }) => (result as { violations?: Violation[] }).violations ?? [])
  const errors = (task.result?.errors ?? []).map(({ message }) => message.replace(BEFORE_MESSAGE, ''))
  const failures = [
    ...exceptions,
    ...errors.filter((message) => !message.includes('to have no violations')),
    ...violations.map(({ id, help, nodes }) => `axe: ${help} (${id}), at ${String(nodes[0]?.target)}`),
    ...endlessCalls(story),
  ]
  await commands.takePicture(name, record.id)
  task.meta.shown = { record, failures, tookMs }
})

interface Violation {
  id: string
  help: string
  nodes: { target: unknown }[]
}

function endlessCalls({ canvasElement }: { canvasElement: HTMLElement }): string[] {
  const calls = storyWorld(canvasElement).server.log.calls()
  const byOperation = Map.groupBy(calls, ({ operation }) => operation)
  return [...byOperation].flatMap(([operation, made]) =>
    made.length >= ENDLESS_CALLS ? [`Exception: ${operation} was called ${made.length} times.`] : [],
  )
}
