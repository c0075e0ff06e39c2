import { WIDTHS_PX } from '#storybook/viewports.ts'
import { chooseBrowser } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Page } from '@playwright/test'

const { pinned, name } = chooseBrowser()
const NOT_PINNED = `Pictures are compared only in the Chromium of this project; this run uses ${name}.`

/** Compares what `page` shows with the committed pictures `<shot>-<width>.png`, at every width. */
export async function expectLook(page: Page, shot: string, open: (width: number) => Promise<void>): Promise<void> {
  test.skip(!pinned, NOT_PINNED)
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await open(width)
    await settled(page)
    await expect(page).toHaveScreenshot(`${shot}-${width}.png`)
  }
}

/** Until fonts and the pictures in view are there. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return inView.every((image) => image.complete)
  })
}
