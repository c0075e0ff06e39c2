import type { Page } from '@playwright/test'

export const log = (page: Page) => page.getByRole('log')

/** How far the log is scrolled up from its end. */
export const fromEnd = (page: Page) =>
  log(page).evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)

/** Waits until the log has not scrolled for twenty frames: keys and the wheel start to scroll a few frames later. */
export async function stands(page: Page): Promise<void> {
  await log(page).evaluate(async (element) => {
    for (let frames = 0, before = NaN; frames < 20; frames = element.scrollTop === before ? frames + 1 : 0) {
      before = element.scrollTop
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Returns how far the first, or the last, visible message has moved down since this call. */
export async function remember(page: Page, which: 'first' | 'last'): Promise<() => Promise<number>> {
  const row = await log(page).evaluateHandle((element, at) => {
    const { top, bottom } = element.getBoundingClientRect()
    const rows = [...element.querySelectorAll('[data-index]')]
      .filter((one) => one.getBoundingClientRect().bottom > top && one.getBoundingClientRect().top < bottom)
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    return rows.at(at === 'first' ? 0 : -1)!
  }, which)
  const top = () => row.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  return async () => (await top()) - before
}
