import { listedStories } from '#tests/support/listedStories.ts'
import { expectLook } from './comparison.ts'
import { picturesOf } from './picturesOf.ts'
import { test } from './storyPage.ts'

const stories = await listedStories()

for (const story of stories) {
  const { id } = story
  const pictured = picturesOf(story)
  if (!pictured) continue
  test(`${pictured.what} ${id}`, ({ stories: { page, show } }) =>
    expectLook(page, `story-${id}`, { open: () => show(id), widths: pictured.widthsPx }))
}
