import { expect, test } from '#tests/support/storybookSite.ts'
import { expectFoundations } from './foundationsPage.ts'

const PAGES = [
  { id: 'icons', name: 'Icons', shows: 'Bell' },
  { id: 'voice', name: 'Voice', shows: 'Access Your Characters' },
]

for (const shown of PAGES)
  test(`the foundations show ${shown.name}, at every width`, ({ page, storybook }) =>
    expectFoundations(page, storybook.url, shown))

test('the search finds a text with its file, its row and a story that shows it', async ({ page, storybook }) => {
  await page.goto(`${storybook.url}?path=/docs/foundations-voice--docs`)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await shown.getByRole('searchbox', { name: 'Words of a text, a file or a row' }).fill('no chats yet')
  await expect(shown.getByText('1 text', { exact: true })).toBeVisible()
  const found = shown.getByRole('listitem').filter({ hasText: 'No chats yet' })
  await expect(found).toContainText('features/chats-list/InsteadOfChats.tsx')
  await expect(found).toContainText('B2.11-')
  await found.getByRole('link', { name: 'ChatsPage: No Chats Yet' }).click()
  await expect(page).toHaveURL(/path=\/story\/features-chats-list-chatspage--no-chats-yet$/)
})
