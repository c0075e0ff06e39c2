import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const ALL_OF_MIRAS = 29

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('list', { name: 'Chats' })
const rows = (page: Page) => list(page).getByRole('listitem')
const bin = (page: Page, name: string) => page.getByRole('button', { name: `Delete chat with ${name}` })
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete Chat' })
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
test(
  'a chat opens, and Back restores the scroll position',
  { tag: ['@A2.1-18', '@A2.13-06', '@B2.1-08', '@B2.11-14'] },
  async ({ page, asMira: _ }) => {
    await page.goto('/chats')
    await expect(rows(page)).toHaveCount(8)
    await scrollToEnd(page)
    await expect(rows(page)).toHaveCount(16)
    // Far enough down to test the scroll position, and too far up to load the next page.
    const link = rows(page).nth(8).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const [href, scrolled] = [await link.getAttribute('href'), await page.evaluate(() => window.scrollY)]
    await link.click()
    await expect(page).toHaveURL(href!)
    await page.goBack()
    await expect(rows(page)).toHaveCount(16)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  test('everything fits and is easy to tap', async ({ page, asMira: _ }) => {
    await page.goto('/chats')
    await expect(async () => {
      await scrollToEnd(page)
      expect(await rows(page).count()).toBe(ALL_OF_MIRAS)
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
    const button = bin(page, 'Pfannkuchenwenderin-Grete')
    await expect(button).toBeVisible()
    await button.scrollIntoViewIfNeeded()
    const box = (await button.boundingBox())!
    // The target is 44 px high: it extends beyond the icon at the top and the bottom.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 21)
    await expect(question(page)).toContainText('your chat with Pfannkuchenwenderin-Grete?')
  })
})
