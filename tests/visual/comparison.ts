import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { WIDTHS_PX } from '#storybook/viewports.ts'
import { chooseBrowser } from '#tests/support/browser.ts'
import type { TimersOfPage } from './storyPage.ts'

const { pinned, name } = chooseBrowser()
const NOT_PINNED = `Pictures are compared only in the Chromium of this project; this run uses ${name}.`

interface Look {
  open(): Promise<void>
  /** Waits for the parts of the page that load only at the present width. */
  ready?(): Promise<void>
  widths?: readonly number[]
}

/**
 * Compares `page` with the committed pictures `<shot>-<width>.png`. The page is opened once and resized, and every
 * width is compared, even after a failure.
 */
export async function expectLook(page: Page, shot: string, { open, ready, widths = WIDTHS_PX }: Look): Promise<void> {
  test.skip(!pinned, NOT_PINNED)
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    if (index === 0) await open()
    await ready?.()
    await settled(page)
    await expect.soft(page).toHaveScreenshot(`${shot}-${width}.png`)
  }
}

/** Waits until fonts and the pictures in view have loaded, and until no short timer of a story is left. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { shortTimers } = window as Partial<TimersOfPage>
    return !shortTimers?.size
  })
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return inView.every((image) => image.complete)
  })
}
