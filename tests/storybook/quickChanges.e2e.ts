import type { StorybookGlobals } from '#tests/support/storybookGlobals.ts'
import { expect, test } from '#tests/support/storybookSite.ts'

const LEFT = 'shell-shell--around-a-page'
const NEXT = 'features-chat-settings-chatsettingsdialog--yellow'

// Somebody who holds an arrow key in the sidebar leaves stories before they are rendered.
test('a story that is left while it is rendered shows no error, and the next one is shown', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook.url}iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(
    ({ left, next }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as StorybookGlobals
      // Storybook may load its page again: the errors must outlive that.
      for (const event of ['storyThrewException', 'storyErrored'] as const)
        channel.on(event, ({ message }) => sessionStorage.setItem(event, String(message)))
      channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
        if (storyId !== left || newPhase !== 'rendering') return
        // What Storybook does when another story is chosen, at the worst time: the world is closed before React renders.
        void preview?.currentRender?.teardown()
        channel.emit('setCurrentStory', { storyId: next, viewMode: 'story' })
      })
      channel.emit('setCurrentStory', { storyId: left, viewMode: 'story' })
    },
    { left: LEFT, next: NEXT },
  )
  await expect(page.getByRole('radio', { name: 'Yellow' })).toBeChecked()
  await expect(page.locator('.sb-errordisplay')).toBeHidden()
  const errors = await page.evaluate(() =>
    ['storyThrewException', 'storyErrored'].map((event) => sessionStorage[event]),
  )
  expect(errors).toEqual([undefined, undefined])
})

test('a story that scrolls stays scrolled, and the next one begins at the top', async ({ page, storybook }) => {
  await page.goto(`${storybook.url}iframe.html?viewMode=story&id=shell-shell--scrolled`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookGlobals
    channel.emit('setCurrentStory', { storyId: 'features-explore-explorepage--loaded', viewMode: 'story' })
  })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
