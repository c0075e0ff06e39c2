import type { Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { PAGES } from '#src/product/pages.ts'
import { expect, test } from '#tests/support/test.ts'

// Issue "Firm ground", part 4, point 10 (WCAG 2.4.11), on every page there is: new rows of PAGES are walked too.

const PARAMETERS: Record<string, string> = {
  $characterId: characterId('mirelle-of-the-tides'),
  $userId: userId('saltglass'),
}
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, (name) => PARAMETERS[name] ?? 'x')
/** Long enough to reach the foot of a page, and the fifth row of a list without end. */
const TABS = 45

for (const path of Object.keys(PAGES)) {
  test(`Tab through ${path} at 320×640: what is focused is never hidden by a bar`, async ({ page, asMira: _ }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path === '/search' ? '/search?query=sea' : addressOf(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    for (let step = 0; step < TABS; step++) {
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page), `step ${step + 1}`).toBeUndefined()
    }
    // And upwards, where the bar at the top would lie over what comes into view.
    for (let step = TABS; step > 0; step--) {
      await page.keyboard.press('Shift+Tab')
      expect(await hiddenFocus(page), `back to step ${step - 1}`).toBeUndefined()
    }
  })
}

/** What has the focus, in words, if no point of it can be seen; undefined where all is well. */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
    if (width === 0 || height === 0) return undefined
    const inView = (share: number, from: number, to: number, end: number) =>
      Math.min(Math.max(Math.max(from, 0) + (Math.min(to, end) - Math.max(from, 0)) * share, 0), end - 1)
    for (const x of [0.1, 0.5, 0.9]) {
      for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const hit = document.elementFromPoint(inView(x, left, right, innerWidth), inView(y, top, bottom, innerHeight))
        if (hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))) {
          // A container around the focused element is seen behind a bar only where the bar is not.
          if (!hit.closest('.frame-side, .frame-top') || focused.closest('.frame-side, .frame-top')) return undefined
        }
      }
    }
    return `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}…${Math.round(bottom)}`
  })
}
