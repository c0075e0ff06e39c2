import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const CHAT = `/chat/character/${characterId('mirelle-of-the-tides')}`
const ID = chatId('mira-mirelle-of-the-tides')
const log = (page: Page) => page.getByRole('log')
const ownBubble = (page: Page) => log(page).locator('[data-from="user"] [data-text]').last().locator('..')
const settings = (page: Page) => page.getByRole('dialog', { name: 'Chat Settings', exact: true })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Character info' })

test(
  'a user chooses the colour of their messages, and a reload keeps it',
  { tag: ['@B2.10-03', '@B2.10-04', '@B2.8-06'] },
  async ({ page, world }) => {
    await world({ viewer: 'mira' })
    await page.goto(CHAT)
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(91, 55, 207)')
    await page.getByRole('button', { name: 'Chat settings' }).click()
    await expect(settings(page)).toBeVisible()
    await expectNoViolations(page)
    await settings(page).getByRole('radio', { name: 'Yellow' }).click()
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(255, 209, 102)')
    await page.reload()
    await expect(ownBubble(page)).toHaveCSS('background-color', 'rgb(255, 209, 102)')
  },
)

test(
  'a user downloads a copy of their conversation',
  { tag: ['@B2.10-05', '@B2.10-06', '@B6-15'] },
  async ({ page, world }) => {
    await world({ viewer: 'mira' })
    await page.goto(CHAT)
    await expect(ownBubble(page)).toBeVisible()
    await page.getByRole('button', { name: 'Chat settings' }).click()
    const download = page.waitForEvent('download')
    await settings(page).getByRole('button', { name: 'Download Chat' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${ID}.json`)
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as { chat_id: string; messages: unknown[] }
    expect(content.chat_id).toBe(ID)
    expect(content.messages.length).toBeGreaterThan(1)
  },
)

test('a failed download of a chat is only logged', { tag: ['@B8.8-13'] }, async ({ page, world, consoleErrors }) => {
  consoleErrors.expectError(/Error while downloading chat/)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await world({ viewer: 'mira', faults: [{ operation: 'downloadChat', status: 500 }] })
  await page.goto(CHAT)
  await expect(ownBubble(page)).toBeVisible()
  await page.getByRole('button', { name: 'Chat settings' }).click()
  const button = settings(page).getByRole('button', { name: 'Download Chat' })
  await button.click()
  await expect.poll(() => said.join('\n')).toContain('Error while downloading chat')
  await expect(button).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test(
  'a user collapses the panel beside a conversation, and a reload keeps it collapsed',
  { tag: ['@B2.8-04', '@B2.9-02', '@B2.9-03', '@B2.9-08'] },
  async ({ page, world }) => {
    await world({ viewer: 'mira' })
    await page.goto(CHAT)
    await expect(panel(page)).toHaveCSS('width', '280px')
    await panel(page).getByRole('button', { name: 'Hide character info' }).click()
    await expect(panel(page)).toHaveCSS('width', '40px')
    await page.reload()
    await expect(panel(page)).toHaveCSS('width', '40px')
    await panel(page).getByRole('button', { name: 'Show character info' }).click()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(panel(page)).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 800 })
    await panel(page).getByRole('link', { name: 'View Profile' }).click()
    await expect(page).toHaveURL(new RegExp(`/character/${characterId('mirelle-of-the-tides')}$`))
  },
)
