import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BrowserCommand, createVitest } from 'vitest/node'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import { prepareBrowser } from '#tests/support/browser.ts'
import type { ChosenStory } from './results.ts'
import type { Shown } from './verdict.ts'

/** One run of stories: as today, or with the changes of a new contract. */
interface StoryRun {
  /** The name of its folder of pictures: `today`, `3`. */
  name: string
  alterations: Alteration[]
  /** How long a story waits for what it expects. */
  waitMs: number
}

/** By the ids of the stories; a story that did not end is missing. */
export type ShownStories = ReadonlyMap<string, Shown & { tookMs: number }>

declare module 'vitest' {
  interface ProvidedContext {
    rehearsal: StoryRun
  }
  interface TaskMeta {
    shown?: Shown & {
      /** From the start of the story to the end of its play function. */
      tookMs: number
    }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(run: string, story: string): Promise<void>
  }
}

/** Runs chosen stories any number of times with one start of Vitest, each time with another contract. */
export interface StoryRuns {
  run(run: StoryRun, stories: readonly ChosenStory[]): Promise<ShownStories>
  close(): Promise<void>
}

export const FOLDER = resolve(import.meta.dirname, '../../.cache/rehearsal')

export function pictureOf(run: string, story: string): string {
  return join(FOLDER, run, `${story}.png`)
}

/** A browser command: a picture of what the story shows. */
export const takePicture: BrowserCommand<[run: string, story: string]> = async ({ page }, run, story) => {
  await page.locator('iframe[data-vitest]').screenshot({ path: pictureOf(run, story) })
  // After each run, Chromium keeps hundreds of segments of 2 MB of shared memory until its next collection: without
  // one, 62 runs filled 20 GB.
  await page.requestGC()
}

export async function startStoryRuns(root: string): Promise<StoryRuns> {
  const { engine } = await prepareBrowser()
  rmSync(FOLDER, { recursive: true, force: true })
  // Storybook's plugin lists its stories only for Vitest's own command line, which sets these.
  Object.assign(process.env, { PERIGEE_REHEARSAL: '1', VITEST: 'true', VITEST_STORYBOOK: 'false' })
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: [`stories (${engine})`],
    // A story that fails has a verdict, and is not run again.
    retry: 0,
    silent: true,
    reporters: [{}],
  })
  await vitest.standalone()
  const files = await vitest.globTestSpecifications()
  return {
    async run(run, stories) {
      for (const { project } of files) project.provide('rehearsal', run)
      const chosen = files.filter(({ moduleId }) => stories.some(({ file }) => moduleId.endsWith(`/${file}`)))
      // In a browser, Vitest 5.1.1 loses the pattern of one specification. What else has the name runs, too.
      vitest.setGlobalTestNamePattern(new RegExp(String.raw`(^|\s)(${stories.flatMap(patternsOf).join('|')})\W*$`, 'i'))
      const { testModules } = await vitest.runTestSpecifications(chosen, false)
      const metas = testModules.flatMap(({ children }) => Array.from(children.allTests(), (test) => test.meta()))
      return new Map(metas.flatMap(({ shown }) => (shown ? [[shown.record.id, shown]] : [])))
    },
    close: () => vitest.close(),
  }
}

/** Patterns of a story's name, and of its export: a test may be named by either. */
function patternsOf({ id, name }: ChosenStory): string[] {
  return [name, id.split('--')[1] ?? ''].map((text) => (text.match(/\w+/g) ?? []).join(String.raw`\W*`))
}
