import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import type { StoryRecord } from '#storybook/atlas/storyRecord.ts'

/** One run of stories: as today, or with the changes of a new contract. */
export interface StoryRun {
  /** The name of its folder: `today`, `3`. */
  name: string
  alterations: Alteration[]
  /** How long a story waits for what it expects. */
  waitMs: number
  /** The ids of the stories whose results are kept. */
  stories: string[]
}

/** What a story showed at its end, also if it failed before. */
export interface Shown {
  record: StoryRecord
  /** Errors of the page and of the story: exceptions, complaints of the console, axe, expectations. */
  failures: string[]
}

interface Kept extends Shown {
  /** From the start of the story to the end of its play function. */
  tookMs: number
}

export const FOLDER = resolve(import.meta.dirname, '../../.cache/rehearsal')
const RUN = join(FOLDER, 'run.json')

declare module 'vitest/browser' {
  interface BrowserCommands {
    readRun(): Promise<StoryRun>
    keepShown(shown: Kept): Promise<void>
  }
}

export function forgetRuns(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

export function beginRun(run: StoryRun): void {
  mkdirSync(join(FOLDER, run.name), { recursive: true })
  writeFileSync(RUN, JSON.stringify(run))
}

/** A browser command: the run that is under way. */
export function readRun(): StoryRun {
  return JSON.parse(readFileSync(RUN, 'utf8')) as StoryRun
}

interface PageContext {
  page: { locator(selector: string): { screenshot(options: { path: string }): Promise<unknown> } }
}

/** A browser command: stores what a story shows, with a picture. */
export async function keepShown(context: unknown, shown: Kept): Promise<void> {
  const { name, stories } = readRun()
  if (!stories.includes(shown.record.id)) return
  await (context as PageContext).page
    .locator('iframe[data-vitest]')
    .screenshot({ path: pictureOf(name, shown.record.id) })
  writeFileSync(join(FOLDER, name, `${shown.record.id}.json`), JSON.stringify(shown))
}

export function pictureOf(run: string, story: string): string {
  return join(FOLDER, run, `${story}.png`)
}

/** What the story showed in this run; undefined if it did not end. */
export function shownIn(run: string, story: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(join(FOLDER, run, `${story}.json`), 'utf8')) as Kept
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}
