import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Checks the present state of the page, or of one part, with axe; lists each violation with its elements. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  expect(await violationsIn(page, part), 'accessibility violations').toEqual([])
}

export async function violationsIn(page: Page, part = 'html') {
  // Otherwise axe ends in a new page, and a new page of Firefox is replaced while axe uses it.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(isFirefox).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
