import type { Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { PAGES } from '#src/product/pages.ts'
import { hiddenFocus } from '#tests/support/hiddenFocus.ts'
import { expect, test } from '#tests/support/test.ts'

// Issue "Firm ground", part 4, point 10 (WCAG 2.4.11), for all pages: new rows of PAGES are included automatically.

const PARAMETERS: Record<string, string> = {
  $characterId: characterId('mirelle-of-the-tides'),
  $userId: userId('saltglass'),
}
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, (name) => PARAMETERS[name] ?? 'x')
const HEIGHTS = [480, 540, 600, 660, 700, 740, 800, 860]
/** Enough to reach the end of a page, and the fifth row of an infinite list. */
const TABS = 45

for (const path of Object.keys(PAGES)) {
  test(`Tab through ${path} at 320×640: no bar ever hides the focused element`, async ({ page, asMira: _ }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path === '/search' ? '/search?query=sea' : addressOf(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    for (let step = 0; step < TABS; step++) {
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page), `step ${step + 1}`).toBeUndefined()
    }
    // Then backwards, where the top bar could cover the focused element.
    for (let step = TABS; step > 0; step--) {
      await page.keyboard.press('Shift+Tab')
      expect(await hiddenFocus(page), `back to step ${step - 1}`).toBeUndefined()
    }
  })
}

for (const width of [320, 390, 768]) {
  test(`Tab through the dialogs with a bar at ${width} px: the bar never hides the focused field`, async ({
    page,
    asMira: _,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`/chat/character/${PARAMETERS.$characterId}`)
    await page.getByRole('log').getByRole('article').last().getByRole('button', { name: 'Message actions' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await tabAtAllHeights(page, 'Report this message')

    await page.goto(`/characters/edit/${characterId('aria')}`)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Smart Retouch' }).click()
    await tabAtAllHeights(page, 'Smart Retouch')
  })
}

/** Goes through the fields of a dialog, from its cross, in windows of several heights. */
async function tabAtAllHeights(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  const field = dialog.getByRole('textbox')
  await expect(field).toBeVisible()
  for (const height of HEIGHTS) {
    await page.setViewportSize({ width: page.viewportSize()!.width, height })
    await dialog.getByRole('button', { name: 'Close' }).focus()
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page), `height ${height}, step ${step + 1}`).toBeUndefined()
    }
  }
  await expect(dialog).toBeVisible()
}
