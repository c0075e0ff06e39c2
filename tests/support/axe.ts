import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Checks the present state of the page with axe; lists each violation with its elements. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsIn(page), 'accessibility violations').toEqual([])
}

export async function violationsIn(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
