import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { prepareBrowser } from '#tests/support/browser.ts'
import type { ChosenStory } from './results.ts'
import { beginRun, forgetRuns, type StoryRun } from './runFiles.ts'

/** Runs chosen stories any number of times with one start of Vitest, each time with another contract. */
export interface StoryRuns {
  run(run: Omit<StoryRun, 'stories'>, stories: readonly ChosenStory[]): Promise<void>
  close(): Promise<void>
}

export async function startStoryRuns(project: string): Promise<StoryRuns> {
  const { engine } = await prepareBrowser()
  forgetRuns()
  // Storybook's plugin lists its stories only for Vitest's own command line, which sets these.
  Object.assign(process.env, { PERIGEE_REHEARSAL: '1', VITEST: 'true', VITEST_STORYBOOK: 'false' })
  const vitest: Vitest = await createVitest('test', {
    root: project,
    watch: false,
    project: [`stories (${engine})`],
    // A story that fails has a verdict, and is not run again.
    retry: 0,
    silent: true,
    reporters: [{}],
  })
  await vitest.standalone()
  const specifications: TestSpecification[] = await vitest.globTestSpecifications()
  return {
    async run(run, stories) {
      beginRun({ ...run, stories: stories.map(({ id }) => id) })
      const chosen = specifications.filter(({ moduleId }) => stories.some(({ file }) => moduleId.endsWith(`/${file}`)))
      // Only the words: a test may be named by its export. `keepShown` keeps the chosen stories only.
      const pattern = stories.map(({ name }) => name.match(/\w+/g)?.join(String.raw`\W*`)).join('|')
      vitest.setGlobalTestNamePattern(new RegExp(`(^|\\s)(${pattern})\\W*$`, 'i'))
      await vitest.runTestSpecifications(chosen, false)
    },
    close: () => vitest.close(),
  }
}
