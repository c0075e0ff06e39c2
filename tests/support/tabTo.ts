import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus; fails after 120 steps. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  const hasFocus = () => target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
  for (let step = 0; step < 120 && !(await hasFocus()); step++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
