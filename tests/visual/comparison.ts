import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chooseBrowser } from '#tests/support/browser.ts'
import { atRest } from './atRest.ts'
import { quickScreenshot } from './quickScreenshot.ts'
import { samePixels } from './samePixels.ts'

const { pinned, name } = chooseBrowser()
const NOT_PINNED = `Pictures are compared only in the Chromium of this project; this run uses ${name}.`

interface Look {
  open(): Promise<void>
  /** Waits for the parts of the page that load only at the present width. */
  ready?(): Promise<void>
  /** The width at which the page is opened, if that is not the first of `widths`. */
  openAt?: number
  widths: readonly number[]
}

/**
 * Compares `page` with the committed pictures `<shot>-<width>.png`. The page is opened once and resized, and every
 * width is compared, even after a failure.
 */
export async function expectLook(page: Page, shot: string, { open, openAt, ready, widths }: Look): Promise<void> {
  test.skip(!pinned, NOT_PINNED)
  const resize = (width: number) => page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  for (const [index, width] of widths.entries()) {
    if (index === 0) {
      await resize(openAt ?? width)
      await open()
    }
    await resize(width)
    await ready?.()
    await atRest(page)
    const picture = `${shot}-${width}.png`
    // The comparison of Playwright decodes pictures in JavaScript, which took a fifth of the time of the pictures.
    if (!(await looksLikeBaseline(page, picture))) await expect.soft(page).toHaveScreenshot(picture)
  }
}

/** Whether a first screenshot has exactly the pixels of the baseline. */
async function looksLikeBaseline(page: Page, picture: string): Promise<boolean> {
  const baseline = test.info().snapshotPath(picture, { kind: 'screenshot' })
  return existsSync(baseline) && samePixels(await quickScreenshot(page), readFileSync(baseline))
}
