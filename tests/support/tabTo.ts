import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus; fails after this number of steps. */
export async function tabTo(page: Page, target: Locator, steps = 120): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
