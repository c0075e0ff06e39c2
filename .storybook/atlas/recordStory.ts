import type { StoryContext } from 'storybook/internal/types'
import { recordedCall } from './recordedCall.ts'
import { controlsIn } from './controlsIn.ts'
import { settled } from './settled.ts'
import type { StoryRecord } from './storyRecord.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import type { StoryWorld } from '#storybook/worldOf.tsx'
import type { WorldParameters } from '#storybook/parameters.d.ts'
import { isShown, outOfView, shortened, visibleTexts } from './visibleTexts.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'

/** Stores the records of the stories in `npm run atlas` (keepRecords.ts); without it nothing is recorded. */
interface RecordKeeper {
  keep(record: StoryRecord): Promise<void>
  /** Resolves when the page loads no code any more, with whether it did. */
  codeLoaded(): Promise<boolean>
}

declare global {
  var storyRecords: RecordKeeper | undefined
}

type Story = StoryContext & { parameters: { world?: WorldParameters } }

/** The layout around every page of the whole app. It is not recorded here, because it has its own stories. */
const FRAME = 'nav, footer'

/** The story that began last. */
let onScreen: Story | undefined

/** Runs before a story: a title that it does not set is not recorded. */
export function prepareRecord(story: Story): void {
  if (!globalThis.storyRecords) return
  document.title = ''
  onScreen = story
}

/** For a story whose play function failed: it ends there, and Storybook records nothing. */
export function storyOnScreen(): Story | undefined {
  return onScreen
}

/** Runs after a story: records what it shows and the requests that its server received. */
export async function recordStory({ id, title, canvasElement, parameters }: Story): Promise<void> {
  if (!globalThis.storyRecords) return
  const world = storyWorld(canvasElement)
  await settled(world)
  if (await globalThis.storyRecords.codeLoaded()) await settled(world)
  // Includes elements outside the story's root: dialogs, menus, the mock panel.
  const roots = [...document.body.children].filter((child) => !child.matches('script, style, iframe'))
  const { scenario, viewer, path } = parameters.world ?? {}
  const headings = roots.flatMap((root) => [...root.querySelectorAll('h1, h2, h3, h4, [role=heading]')])
  const shownHeadings = headings.filter(isShown).map(({ textContent }) => shortened(textContent))
  const without = path === undefined ? 'none' : FRAME
  const words = visibleTexts(roots, without)
  const known = new Set([...shownHeadings, ...words])
  const hidden = await outOfView(roots)
  await globalThis.storyRecords.keep({
    id,
    title,
    width: window.innerWidth,
    viewer: viewer === undefined ? ((scenario && scenarioOf(scenario).viewer) ?? null) : viewer,
    scenario: scenario ?? null,
    path: path ?? null,
    pageTitle: document.title === '' ? null : document.title,
    headings: unique(shownHeadings),
    words: unique(words),
    outOfView: unique(hidden.filter((text) => known.has(text))),
    controls: unique(controlsIn(roots, without)),
    calls: await callsOf(world),
  })
}

async function callsOf({ server: { log } }: StoryWorld): Promise<string[]> {
  const calls = log.calls().map(async (call) => recordedCall(call, await isEmpty(log, call.number)))
  return unique((await Promise.all(calls)).filter((call) => call !== undefined))
}

/** Whether the response is an empty list. */
async function isEmpty(log: StoryWorld['server']['log'], number: number): Promise<boolean> {
  const call = log.calls().find((one) => one.number === number)
  if (call?.method !== 'GET' || call.status !== 200) return false
  const { response } = (await log.bodiesOf(number)) ?? {}
  try {
    const body: unknown = JSON.parse(response ?? '')
    const list = typeof body === 'object' && body !== null && 'data' in body ? body.data : body
    return Array.isArray(list) && list.length === 0
  } catch {
    return false
  }
}

/** Sorted, so that the result does not depend on the order of events. */
function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '').sort()
}
