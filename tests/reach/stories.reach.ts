import { buildIndex } from 'storybook/internal/core-server'
import { collectChunks, keepRequested } from './requestedChunks.ts'
import { test } from '#tests/visual/storyPage.ts'

// What the stories of each file load. Every file has its own page: a page requests a script only once.

const { entries } = await buildIndex({ configDir: '.storybook' })
const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.subtype === 'story')

for (const [file, ofFile = []] of Object.entries(Object.groupBy(stories, ({ importPath }) => importPath)))
  test(file.replace(/^\.\//, ''), async ({ browser, openStories }, testInfo) => {
    test.setTimeout(300_000)
    const { chunks, end } = collectChunks(browser)
    const { show, close } = await openStories()
    for (const { id } of ofFile) await show(id)
    await close()
    end()
    keepRequested(testInfo, chunks)
  })
