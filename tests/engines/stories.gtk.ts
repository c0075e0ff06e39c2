import { expect, test as base } from '@playwright/test'
import { listedStories } from '#tests/support/listedStories.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { startWebKitGtk } from './gtkDriver.ts'
import { openStorybook, playStory } from './storyFrame.ts'
import type { StoryEnd } from './storyFrame.ts'

// Every story in the WebKit of a Linux distribution: npm test -- --browser webkit, where Playwright's own is missing.

const stories = await listedStories()
const PLAY_MS = 90_000

/** One window of WebKitGTK for all stories of a worker; a worker ends with its first failed story. */
const test = base.extend<object, { play(id: string): Promise<StoryEnd> }>({
  play: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      const site = await startStaticServer({ folder: buildFolder('storybook') })
      const session = await startWebKitGtk()
      await openStorybook(session, site.url)
      await use((id) => playStory(session, id, PLAY_MS))
      await session.end()
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.describe.configure({ timeout: PLAY_MS + 30_000 })

for (const { id, importPath } of stories) {
  // The path of the file selects its stories: npm test -- --browser webkit src/shell/TopBar.stories.tsx
  test(`${importPath} ${id}`, async ({ play }) => {
    expect(await play(id), `how ${id} ended`).toEqual({ phase: 'finished' })
  })
}
