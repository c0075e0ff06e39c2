import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/storybookSite.ts'

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')

async function choose(page: Page, control: string, item: string): Promise<void> {
  await page.getByRole('button', { name: control }).click()
  // Not any text: stories have such names, too.
  await page.getByRole('option', { name: item, exact: true }).click()
}

test('the viewer control shows the page signed out, and no play function fails in it', async ({ page, storybook }) => {
  await page.goto(`${storybook.url}?path=/story/features-chats-list-chatspage--miras-chats`)
  await expect(story(page).getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible()
  await choose(page, 'Viewer', 'Signed out')
  await expect(story(page).getByText('Please sign in to view your conversation history.')).toBeVisible()
  await page.reload()
  await expect(story(page).getByText('Please sign in to view your conversation history.')).toBeVisible()
  await expect(story(page).locator('.sb-errordisplay')).toBeHidden()
  await expect(page.getByText('Fail', { exact: true })).toHaveCount(0)
})

test('controls set right-to-left direction, bold text and a lost connection', async ({
  page,
  storybook,
  consoleErrors,
}) => {
  consoleErrors.expectError('Error while fetching characters')
  await page.goto(`${storybook.url}?path=/story/features-explore-explorepage--loaded`)
  await expect(story(page).getByRole('listitem').first()).toBeVisible()
  await choose(page, 'Browser', 'Right to left')
  await expect(story(page).getByRole('heading', { level: 2 }).first()).toHaveCSS('direction', 'rtl')
  await choose(page, 'Text style', 'Bold')
  await expect(story(page).locator('html')).toHaveAttribute('data-bold-text', /.*/)
  await choose(page, 'Connection', 'Line is down')
  await expect(
    story(page)
      .getByRole('button', { name: /Try again/i })
      .first(),
  ).toBeVisible()
})
