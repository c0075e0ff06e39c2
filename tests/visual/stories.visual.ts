import { STORY_FILE } from '#tests/reach/listedTests.ts'
import { listedStories } from '#tests/support/listedStories.ts'
import { expectLook } from './comparison.ts'
import { picturesOf } from './picturesOf.ts'
import { test } from './storyPage.ts'

const stories = await listedStories()

/** For tests/reach: the title of a test does not tell its file. */
const inFile = ({ importPath }: { importPath: string }) => ({
  annotation: { type: STORY_FILE, description: importPath.replace(/^\.\//, '') },
})

for (const story of stories) {
  const { id } = story
  const pictured = picturesOf(story)
  if (!pictured) continue
  test(`${pictured.what} ${id}`, inFile(story), ({ stories: { page, show } }) =>
    expectLook(page, `story-${id}`, { open: () => show(id), widths: pictured.widthsPx }),
  )
}
