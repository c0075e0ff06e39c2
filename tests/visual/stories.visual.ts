import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { test } from '#tests/support/test.ts'
import { expectLook } from './comparison.ts'

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; tags?: string[] }>
}

/** Stories that ask for it: `tags: ['visual']`. */
const { entries } = JSON.parse(readFileSync(join(buildFolder('storybook'), 'index.json'), 'utf8')) as StoryIndex
const pictured = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('visual'))

let storybook: Awaited<ReturnType<typeof startStaticServer>>
test.beforeAll(async () => {
  storybook = await startStaticServer({ folder: buildFolder('storybook') })
})
test.afterAll(() => storybook.close())

for (const { id } of pictured) {
  test(`story ${id}`, async ({ page }) => {
    await expectLook(page, `story-${id}`, async () => {
      await page.goto(`${storybook.url}iframe.html?id=${id}&viewMode=story`)
      // Drawn, played and looked at by Storybook itself.
      await page.waitForFunction(() => {
        const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
          | { currentRender?: { phase?: string } }
          | undefined
        return preview?.currentRender?.phase === 'finished'
      })
    })
  })
}
