import type { Page } from '@playwright/test'

const DESK = { width: 1280, height: 860 }

/** The viewport that the toolbar sets for the story. */
export async function sizeOf(page: Page, id: string): Promise<{ width: number; height: number }> {
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
