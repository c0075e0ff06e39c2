import type { Page } from '@playwright/test'

/**
 * What `read` returns in the page at its next click, before the app handles it. For positions: the driver of an
 * installed Firefox scrolls an element to the middle of the page before it clicks, even one that is in view.
 */
export function atNextClick<T>(page: Page, read: () => T): Promise<T> {
  return page.evaluate<T>(
    `new Promise((resolve) => addEventListener('click', () => resolve((${String(read)})()), { capture: true, once: true }))`,
  )
}
