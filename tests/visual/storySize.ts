import type { Page } from '@playwright/test'
import type { StorybookGlobals } from '#tests/support/storybookGlobals.ts'

const DESK = { width: 1280, height: 860 }

/** The viewport that the toolbar sets for the story. */
export async function sizeOf(page: Page, id: string): Promise<{ width: number; height: number }> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookGlobals
    return preview?.currentRender !== undefined || document.body.matches('.sb-show-nopreview, .sb-show-errordisplay')
  })
  const styles = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookGlobals
    const { storyGlobals, parameters } = await preview!.storyStore.loadStory({ storyId })
    const name = storyGlobals?.viewport?.value
    return name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles
  }, id)
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : DESK
}
