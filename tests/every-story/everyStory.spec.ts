import { expect, type Page } from '@playwright/test'
import { buildIndex } from 'storybook/internal/core-server'
import { test } from '#tests/visual/storyPage.ts'

// Every story as a designer opens it: in the static Storybook, outside the test runner, at its declared width.
// It takes minutes, so it is not part of npm test (docs/ci.md).

const { entries } = await buildIndex({ configDir: '.storybook' })
const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.subtype === 'story')
test.use({ doToastsStay: false })
const DESK = { width: 1280, height: 860 }

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

/** The viewport that the toolbar sets for the story. */
async function sizeOf(page: Page, id: string): Promise<{ width: number; height: number }> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook
    return preview?.currentRender !== undefined || document.body.matches('.sb-show-nopreview, .sb-show-errordisplay')
  })
  const styles = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook
    const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId })
    const name = storyGlobals?.viewport?.value
    return name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles
  }, id)
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : DESK
}

interface Storybook {
  __STORYBOOK_PREVIEW__: {
    currentRender?: unknown
    storyStore: { loadStory(of: { storyId: string }): Promise<LoadedStory> }
  }
}
interface LoadedStory {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}
