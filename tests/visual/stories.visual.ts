import { listedStories } from '#tests/support/listedStories.ts'
import { expectLook } from './comparison.ts'
import { playedAt, widthsOf } from './picturesOf.ts'
import { test } from './storyPage.ts'

for (const story of await listedStories()) {
  const { id } = story
  const widths = widthsOf(story)
  if (widths.length === 0) continue
  test(`story ${id}`, ({ stories: { page, show } }) =>
    expectLook(page, `story-${id}`, { open: () => show(id), openAt: playedAt(story), widths }))
}
