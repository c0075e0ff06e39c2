import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chooseBrowser } from './browser.ts'
import { INSTALLED_FIREFOX } from './firefox.ts'

/** Checks the present state of the page, or of one part, with axe; lists each violation with its elements. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  expect(await violationsIn(page, part), 'accessibility violations').toEqual([])
}

export async function violationsIn(page: Page, part = 'html') {
  // A content process of an installed Firefox crashes in axe, when Playwright has looked for roles in the page before.
  // There the stories are checked.
  if (chooseBrowser().launchOptions.channel === INSTALLED_FIREFOX) return []
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    // In one step in the page: the usual two, in the page and in an empty one for pages with frames of other origins,
    // take twice to three times as much of the processor.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
