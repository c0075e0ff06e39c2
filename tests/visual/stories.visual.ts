import { buildIndex } from 'storybook/internal/core-server'
import { STORY_FILE } from '#tests/reach/listedTests.ts'
import { expectLook } from './comparison.ts'
import { test } from './storyPage.ts'

// Read from the story files, not from a build: the list of tests is the same on a fresh checkout.
const { entries } = await buildIndex({ configDir: '.storybook' })

const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.subtype === 'story')

/** Dialogs, menus, toasts, errors and empty states: the stories with `tags: ['visual']`. */
const pictured = stories.filter(({ tags }) => tags?.includes('visual'))

/** The failure matrix: each documented failure of each call, where a person sees it. */
const failures = stories.filter(({ importPath }) => importPath.endsWith('Failures.stories.tsx'))

/**
 * A desktop, as in the stories' own tests, then a phone. The widths between them are covered by the pictures of the
 * screens.
 */
const WIDTHS_PX = [1280, 390]

/** For tests/reach: the title of a test does not tell its file. */
const inFile = ({ importPath }: { importPath: string }) => ({
  annotation: { type: STORY_FILE, description: importPath.replace(/^\.\//, '') },
})

for (const story of pictured) {
  const { id } = story
  test(`story ${id}`, inFile(story), ({ stories: { page, show } }) =>
    expectLook(page, `story-${id}`, { open: () => show(id), widths: WIDTHS_PX }),
  )
}

for (const story of failures) {
  const { id } = story
  test(`failure ${id}`, inFile(story), ({ stories: { page, show } }) =>
    expectLook(page, `story-${id}`, { open: () => show(id), widths: [390] }),
  )
}
