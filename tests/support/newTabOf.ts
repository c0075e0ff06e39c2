import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Clicks a link and opens its address in another tab. The browser does not open the tab itself: Playwright may miss the
 * first navigation of such a tab, and then never reports it.
 */
export async function newTabOf(link: Locator): Promise<Page> {
  await expect(link).toHaveAttribute('href', /./)
  // Not on the link itself: the app may replace it before the click, as it does with the static shell's.
  await link.evaluate(({ ownerDocument }) => {
    ownerDocument.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  })
  await link.click()
  const address = new URL((await link.getAttribute('href')) ?? '', link.page().url()).href
  const tab = await link.page().context().newPage()
  await tab.goto(address)
  return tab
}
