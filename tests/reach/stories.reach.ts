import { listedStories } from '#tests/support/listedStories.ts'
import { test } from '#tests/visual/storyPage.ts'
import { sizeOf } from '#tests/visual/storySize.ts'
import { collectChunks, keepRequested } from './requestedChunks.ts'

// What the stories of each file load. Every file has its own page: a page requests a script only once.

const stories = await listedStories()
test.use({ doToastsStay: false })
/** The other width of the pictures of stories. */
const PHONE = { width: 390, height: 844 }

for (const [file, ofFile = []] of Object.entries(Object.groupBy(stories, ({ importPath }) => importPath)))
  test(file.replace(/^\.\//, ''), async ({ browser, openStories }, testInfo) => {
    test.setTimeout(300_000)
    const { chunks, end } = collectChunks(browser)
    const { page, show, close } = await openStories()
    for (const { id, tags } of ofFile) {
      await page.setViewportSize(await sizeOf(page, id))
      await show(id)
      if (tags?.includes('visual') || file.endsWith('Failures.stories.tsx')) await page.setViewportSize(PHONE)
      // What loads after the play function, for example for the narrower page.
      await page.waitForLoadState('networkidle')
    }
    await close()
    end()
    keepRequested(testInfo, chunks)
  })
