import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { WIDTHS_PX } from '#storybook/viewports.ts'
import { chooseBrowser } from '#tests/support/browser.ts'
import { SCREENSHOT } from './screenshot.ts'
import { samePixels } from './samePixels.ts'
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
    const picture = `${shot}-${width}.png`
    // The comparison of Playwright decodes pictures in JavaScript, which took a fifth of the time of the pictures.
    if (!(await looksLikeBaseline(page, picture))) await expect.soft(page).toHaveScreenshot(picture)
  }
}

/** Whether a first screenshot has exactly the pixels of the baseline. Takes it with the options of the configuration. */
async function looksLikeBaseline(page: Page, picture: string): Promise<boolean> {
  const baseline = test.info().snapshotPath(picture, { kind: 'screenshot' })
  return existsSync(baseline) && samePixels(await page.screenshot(SCREENSHOT), readFileSync(baseline))
}

/**
 * Waits until the page is idle, so that the calls of a story have their responses from the server in the page, and until
 * no short timer of the story is left and the fonts and the pictures in view have loaded.
 */
async function settled(page: Page): Promise<void> {
  // One call with a loop: Playwright's waitForFunction does not poll an asynchronous function.
  await page.evaluate(async () => {
    const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
    const isAtRest = () => {
      const { shortTimers } = window as Partial<TimersOfPage>
      const inView = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      return !shortTimers?.size && inView.every((image) => image.complete)
    }
    await document.fonts.ready
    do await idle()
    while (!isAtRest())
  })
}
