import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { fromEnd, log, remember, stands } from '#tests/support/messageLog.ts'
import { tabTo } from '#tests/support/tabTo.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

// A conversation without a mouse. Tab reaches every step, and the focus is never lost.

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const NAME = 'Mirelle of the Tides'

const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => log(page).getByRole('article')
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const settings = (page: Page) => page.getByRole('button', { name: 'Chat settings' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings' })
/** The live region for screen readers in the conversation. */
const said = (page: Page) => main(page).getByRole('region', { name: 'Conversation' }).getByRole('status')

async function expectFocusSomewhere(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), `after ${after}`).not.toBe('BODY')
}

test(
  'a user without a mouse talks to a character, from its card to the end of the chat',
  { tag: ['@B1-03', '@B2.8-06', '@B2.10-06', '@B6-15'] },
  async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await world({ viewer: 'jonas', storage: { chatBannerVisible: true } })
    await page.goto('/explore')
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(21)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: NAME }) })
    await tabTo(page, card.first().getByRole('link', { name: 'Chat', includeHidden: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(MIRELLE)
    await expectFocusSomewhere(page, 'opening the chat')

    // The notice, then the greeting.
    await tabTo(page, page.getByRole('button', { name: 'Got it!' }))
    await expect(articles(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    const next = page.getByRole('button', { name: 'Next greeting' })
    await tabTo(page, next, 'Shift+Tab')
    const first = await articles(page).locator('[data-text]').innerText()
    await page.keyboard.press('Enter')
    await expect(articles(page).locator('[data-text]')).not.toHaveText(first)
    await expect(next).toBeFocused()
    const greeting = (await articles(page).getByRole('paragraph').first().innerText()).slice(0, 20)
    await expect(said(page)).toContainText(`${NAME}: ${greeting}`)

    await tabTo(page, field(page))
    await page.keyboard.type('Good evening.')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Is it late?')
    await page.keyboard.press('Enter')
    await expect(articles(page)).toHaveCount(3)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(said(page)).toContainText(`${NAME}: `)

    // From the field back to the newest message, then to the one before.
    await page.keyboard.press('Shift+Tab')
    const actions = articles(page).last().getByRole('button', { name: 'Message actions' })
    await expect(actions).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Copied.')
    await expect(actions).toBeFocused()
    const reply = await page.evaluate(() => navigator.clipboard.readText())
    expect(reply.length).toBeGreaterThan(0)
    await page.keyboard.press('ArrowUp')
    const copy = articles(page).nth(1).getByRole('button', { name: 'Copy text' })
    await expect(copy).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Good evening.\nIs it late?')

    await tabTo(page, page.getByRole('button', { name: 'Hide character info' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show character info' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Hide character info' })).toBeFocused()

    // The settings: colour, copy, and restart.
    await tabTo(page, settings(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expectNoViolations(page)
    await tabTo(page, dialog(page).getByRole('radio', { name: 'Purple' }))
    await page.keyboard.press('ArrowDown')
    await expect(dialog(page).getByRole('radio', { name: 'Yellow' })).toBeChecked()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Download Chat' }))
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    const { chat_id, messages } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      chat_id: string
      messages: { content: string }[]
    }
    expect(file.suggestedFilename()).toBe(`${chat_id}.json`)
    expect(messages.at(-1)?.content).toBe(reply)
    await expect(dialog(page).getByRole('button', { name: 'Download Chat' })).toBeFocused()

    await tabTo(page, dialog(page).getByRole('button', { name: 'Restart Chat' }))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Restart Chat' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(settings(page)).toBeFocused()
    await expect(articles(page)).toHaveCount(1)

    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Delete Chat' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/chats')
    await expect(page.getByRole('heading', { name: 'No chats yet' })).toBeVisible()
    await expectFocusSomewhere(page, 'deleting the chat')
    await tabTo(page, main(page).getByRole('link').first())
  },
)

test('a user without a mouse finds a message far up, uses its menu, and returns to the end', async ({
  page,
  world,
}) => {
  await world({ scenario: 'long-conversation' })
  await page.goto(MIRELLE)
  await expect(log(page).getByText('(2000)')).toBeVisible()
  await tabTo(page, field(page))
  await page.keyboard.press('ControlOrMeta+f')
  const search = page.getByRole('textbox', { name: 'Find in this conversation' })
  await expect(search).toBeFocused()
  await page.keyboard.type('(3)')
  const found = articles(page).filter({ hasText: '(3)' })
  await expect(found).toBeInViewport()
  await tabTo(page, found.getByRole('button', { name: 'Message actions' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(found.getByRole('button', { name: 'Message actions' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Close search' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Latest messages' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('(2000)')).toBeInViewport()
  await expect(log(page)).toBeFocused()

  // After scrolling with the keyboard, Tab focuses a visible message, not a distant one.
  for (let press = 0; press < 8; press++) await page.keyboard.press('PageUp')
  await expect(log(page).getByText('(2000)')).toHaveCount(0)
  await expect(log(page).locator('[data-message-tool][tabindex="0"]')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(log(page).locator(':focus')).toBeInViewport()
  await expect(log(page).getByText('(2000)')).toHaveCount(0)
})

test('the scroll keys move a long conversation by their full distance, also with smooth scrolling', async ({
  page,
  world,
}) => {
  // With reduced motion, the browser scrolls at once, so nothing could interrupt it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await world({ scenario: 'long-conversation' })
  await page.goto(MIRELLE)
  await expect(log(page).getByText('(2000)')).toBeVisible()
  await log(page).focus()
  const pageOfTheLog = await log(page).evaluate((element) => element.clientHeight * 0.875)

  // Scrolls up through rows that are rendered and measured for the first time, and down through the same rows.
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'PageUp', 'PageDown', 'PageDown']) {
    await stands(page)
    const moved = await remember(page, key === 'PageUp' ? 'first' : 'last')
    await page.keyboard.press(key)
    await stands(page)
    expect(Math.abs((await moved()) - (key === 'PageUp' ? pageOfTheLog : -pageOfTheLog)), key).toBeLessThan(40)
  }

  await page.keyboard.press('Home')
  await expect(articles(page).filter({ hasText: '(1)' })).toBeInViewport()
  await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBe(0)
  await stands(page)
  await page.keyboard.press('End')
  await expect(log(page).getByText('(2000)')).toBeInViewport()
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
})
