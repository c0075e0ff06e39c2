import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexedStories } from '#storybook/storyIndex.ts'
import type { IndexedStory } from '#storybook/storyIndex.ts'

/** The path of the list that the first process of a Playwright run has stored. */
const STORED_LIST = 'PERIGEE_LISTED_STORIES'

/**
 * All stories, for a test file of Playwright. They are read from the story files, not from a build, so the list of tests
 * is the same on a fresh checkout. Reading takes three seconds, and each worker loads the test file again: workers take
 * the list of the process that started them.
 */
export async function listedStories(): Promise<IndexedStory[]> {
  const stored = process.env[STORED_LIST]
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined
  if (isWorker && stored !== undefined) return JSON.parse(readFileSync(stored, 'utf8')) as IndexedStory[]
  const stories = await indexedStories()
  if (!isWorker) store(stories)
  return stories
}

function store(stories: IndexedStory[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-stories-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'stories.json')
  writeFileSync(path, JSON.stringify(stories))
  process.env[STORED_LIST] = path
}
