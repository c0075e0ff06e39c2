import { expect, expectNoViolations, test } from '#tests/support/storybookSite.ts'

/** The pages, with a text that each shows. */
const PAGES = [
  { id: 'colours', name: 'Colours', shows: '--purple-fill' },
  { id: 'type', name: 'Type', shows: '--mantine-font-size-chat' },
  { id: 'space-and-shape', name: 'Space and shape', shows: '--reading-width' },
  { id: 'motion', name: 'Motion', shows: 'transform 160ms var(--ease-out)' },
  { id: 'icons', name: 'Icons', shows: 'Bell' },
  { id: 'voice', name: 'Voice', shows: 'Access Your Characters' },
]

test('the foundations are shown at every width', async ({ page, storybook }) => {
  test.slow() // six pages
  for (const { id, name, shows } of PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${storybook.url}iframe.html?id=foundations-${id}--docs&viewMode=docs`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(shows, { exact: true }).first()).toBeVisible()
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    await expect.poll(isWider, name).toBe(false)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(isWider, name).toBe(false)
    // Storybook's frame around the page has no landmarks.
    await expectNoViolations(page, '.sbdocs-content')
  }
})

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
