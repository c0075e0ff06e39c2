import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const ALL_OF_MIRAS = 29

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('list', { name: 'Chats' })
const rows = (page: Page) => list(page).getByRole('listitem')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const linkTo = (page: Page, name: string) => rowOf(page, name).getByRole('link')
const bin = (page: Page, name: string) => page.getByRole('button', { name: `Delete chat with ${name}` })
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete Chat' })
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
/** Scrolls until there are `count` rows. */
const scrollUntil = (page: Page, count: number) =>
  expect(async () => {
    await scrollToEnd(page)
    expect(await rows(page).count()).toBe(count)
  }).toPass()

test(
  'a visitor sees what the page offers, signs in, and reads their chats',
  {
    tag: ['@A2.13-02', '@B2.11-02', '@B2.11-03', '@A6-09', '@B4.10-01', '@A2.1-18', '@B2.1-08', '@A1-06', '@A6-10'],
  },
  async ({ page, world }) => {
    const backend = await world({})
    await page.goto('/explore')
    await page.goto('/chats')
    await expect(main(page)).toContainText(
      'Access Your Conversations: Please sign in to view your conversation history.',
    )
    expect(await backend.calls('listMyChats')).toEqual([])
    await expectNoViolations(page)

    await main(page).getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Login').fill('mira')
    await page.getByLabel('Password', { exact: true }).fill('perigee-7-moons')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/chats')
    await expect(page.getByRole('heading', { level: 1, name: 'Chats', exact: true })).toBeVisible()
    await expect(rows(page).first()).toContainText('Mirelle of the Tides')
    expect((await backend.calls('listMyChats')).map(({ path }) => path)).toEqual(['/chats/me?page=1&limit=8'])
    await page.goBack()
    await expect(page).not.toHaveURL(/signin/)
  },
)

test(
  'a chat opens with the data that its page needs, and Back restores the scroll position',
  { tag: ['@A2.13-06', '@B2.11-14'] },
  async ({ page, asMira }) => {
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
    expect((await asMira.calls('readCharacter')).map(({ path }) => path)).toEqual([
      href!.replace('/chat/character/', '/characters/'),
    ])
    const state: unknown = await page.evaluate(() => window.history.state)
    expect(state).toMatchObject({
      chat: { characterId: href!.replace('/chat/character/', '') },
      character: { id: href!.replace('/chat/character/', '') },
    })
    await page.goBack()
    await expect(rows(page)).toHaveCount(16)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

    await linkTo(page, 'Mirelle of the Tides').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(MIRELLE)
  },
)

test(
  'a user deletes all chats with the keyboard only',
  { tag: ['@A2.13-04', '@B2.11-15'] },
  async ({ page, world }) => {
    const chat = (name: string) => ({
      id: `with ${name}`,
      chara_id: `of ${name}`,
      character: { id: `of ${name}`, name, creatorId: 'u1' },
      last_interaction: null,
      last_interaction_msg: null,
    })
    const left = (nth: number, names: string[]) => ({
      operation: 'listMyChats' as const,
      nth,
      status: 200 as const,
      body: { data: names.map(chat), meta: { page: 1, total_pages: 1 } },
    })
    await world({
      viewer: 'mira',
      faults: [
        left(1, ['Aster', 'Borage']),
        left(2, ['Aster']),
        left(3, []),
        { operation: 'deleteChat', status: 200, body: {} },
      ],
    })
    await page.goto('/chats')
    await linkTo(page, 'Borage').focus()
    await page.keyboard.press('Tab')
    await expect(bin(page, 'Borage')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bin(page, 'Borage')).toBeFocused()
    for (const [name, next] of [
      ['Borage', linkTo(page, 'Aster')],
      ['Aster', main(page).locator('[tabindex="-1"]').filter({ hasText: 'No chats yet' })],
    ] as const) {
      await bin(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(rowOf(page, name)).toHaveCount(0)
      await expect(next).toBeFocused()
    }
    await expectNoViolations(page)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  test('everything fits and is easy to tap', async ({ page, asMira: _ }) => {
    await page.goto('/chats')
    await scrollUntil(page, ALL_OF_MIRAS)
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
