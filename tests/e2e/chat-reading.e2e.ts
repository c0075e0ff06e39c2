import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { holding } from '#tests/support/holding.ts'
import { fromEnd, log, remember, stands } from '#tests/support/messageLog.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const CHAT = `/chat/character/${characterId('mirelle-of-the-tides')}`
const newest = (page: Page) => log(page).getByText('(2000)')
const composer = (page: Page) => page.getByPlaceholder('Send a message')
test(
  'a long conversation opens at its end, and nothing in it moves',
  { tag: ['@B2.8-21', '@B2.8-02', '@A2.1-21'] },
  async ({ page, world }) => {
    await world({ scenario: 'long-conversation' })
    await page.addInitScript(watchTheEnd)
    await page.goto(CHAT)
    await expect(newest(page)).toBeVisible()
    await expect(composer(page)).toBeEnabled()
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
    // The messages have their own scroll container; the page does not scroll.
    expect(await log(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(1_000)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0)

    const read = () => page.evaluate(() => (window as unknown as { places: number[] }).places)
    // The first frame with the newest message may come after the message is found.
    await expect.poll(async () => (await read()).length).toBeGreaterThan(10)
    const places = await read()
    // In every frame with the newest message, its distance to the end of the log is the same.
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
    await expectNoViolations(page)
  },
)

// LongConversation.stories.tsx has windows of many widths.
test('the messages in view in a long conversation never move, on the smallest phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const server = await world({
    scenario: 'long-conversation',
    storage: { chatBannerVisible: false },
    faults: [{ operation: 'sendMessage', hold: true }],
  })
  const pictures = await holding(page.context(), [/\.(avif|png|webp)(\?|$)/])
  await page.goto(CHAT, { waitUntil: 'commit' })
  await expect(newest(page)).toBeVisible()
  await composer(page).fill('Are you still there?')
  await composer(page).press('Enter')
  await expect(log(page).getByText('Are you still there?')).toBeVisible()

  await log(page).hover()
  for (let turn = 0; turn < 16; turn++) {
    await page.mouse.wheel(0, -300)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await expect(newest(page)).toHaveCount(0)
  await stands(page)
  const moved = await remember(page, 'last')
  const stays = (what: string) =>
    expect.poll(async () => Math.abs(await moved()), `after ${what}`).toBeLessThanOrEqual(1)

  pictures.release()
  await stays('the pictures')
  await server.release('sendMessage')
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  await stays('a reply')
  // An on-screen keyboard covers the lower part of the window.
  await page.setViewportSize({ width: 320, height: 360 })
  await expect(composer(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 640 })
  await stays('the keyboard has closed')

  await page.getByRole('button', { name: 'New messages' }).click()
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0)
})

test('text typed into the search before its code has loaded is never sent as a message', async ({ page, world }) => {
  const server = await world({ scenario: 'long-conversation' })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/FindHits[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(CHAT)
  await expect(newest(page)).toBeVisible()

  await composer(page).focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('(3)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Find in this conversation' })).toHaveValue('(3)')
  await expect(composer(page)).toHaveValue('')
  release()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(log(page).getByText('(3)', { exact: true })).toBeInViewport()
  expect(await server.calls('sendMessage')).toEqual([])
})

/** Runs in the page: records the position of the newest message above the end of the log, in every frame with both. */
function watchTheEnd() {
  const places: number[] = []
  Object.assign(window, { places })
  const look = () => {
    const element = document.querySelector('[role="log"]')
    const last = [...(element?.querySelectorAll('article') ?? [])].find((row) => row.textContent.includes('(2000)'))
    if (element && last) places.push(element.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom)
    requestAnimationFrame(look)
  }
  look()
}
