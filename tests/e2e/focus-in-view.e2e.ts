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
