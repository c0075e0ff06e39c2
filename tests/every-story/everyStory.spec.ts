import { expect } from '@playwright/test'
import { listedStories } from '#tests/support/listedStories.ts'
import { test } from '#tests/visual/storyPage.ts'
import { sizeOf } from '#tests/visual/storySize.ts'

// Every story as a designer opens it: in the static Storybook, outside the test runner, at its declared width.
// It takes minutes, so it is not part of npm test (docs/ci.md).

const stories = await listedStories()
test.use({ doToastsStay: false })

/** Console errors of React or the browser. The app logs failed calls with their error, which does not count. */
const isComplaint = (text: string) => !/\b\w*Error\b|^Failed to load resource/u.test(text)

for (const { id } of stories) {
  test(`story ${id}`, async ({ stories: { page, show } }) => {
    const complaints: string[] = []
    const missing: string[] = []
    const listen = {
      console: (message: { type(): string; text(): string }) => {
        if (message.type() === 'error' && isComplaint(message.text())) complaints.push(message.text())
      },
      response: (response: { status(): number; url(): string }) => {
        if (response.status() === 404) missing.push(new URL(response.url()).pathname)
      },
    }
    page.on('console', listen.console)
    page.on('response', listen.response)
    await page.setViewportSize(await sizeOf(page, id))
    await show(id)
    page.off('console', listen.console)
    page.off('response', listen.response)
    expect(complaints, 'complaints in the console').toEqual([])
    expect(missing.filter(isOfTheSite), 'missing files').toEqual([])
  })
}

/** Stories with broken pictures request missing files in this folder. */
const isOfTheSite = (path: string) => !path.includes('/pictures/')
