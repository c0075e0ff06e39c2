import { expect, expectNoViolations } from '#tests/support/storybookSite.ts'
import type { Page } from '@playwright/test'

/** A page of the foundations, and a text that it shows. */
export interface FoundationsPage {
  id: string
  name: string
  shows: string
}

/** Opens a page of the foundations in the Storybook at this address, at two widths. */
export async function expectFoundations(page: Page, url: string, { id, name, shows }: FoundationsPage): Promise<void> {
  await page.goto(`${url}iframe.html?id=foundations-${id}--docs&viewMode=docs`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(shows, { exact: true }).first()).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    await expect.poll(isWider).toBe(false)
  }
  // Storybook's frame around the page has no landmarks.
  await expectNoViolations(page, '.sbdocs-content')
}
