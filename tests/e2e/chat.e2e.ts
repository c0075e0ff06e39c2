import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { signIn } from '#tests/support/signIn.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const at = (slug: string) => `/chat/character/${characterId(slug)}`
const NINE = at('nine')
const MIRELLE = at('mirelle-of-the-tides')

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const log = (page: Page) => page.getByRole('log')
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
const settings = (page: Page) => page.getByRole('button', { name: 'Chat settings' })
/** All rendered messages of the character and the viewer. */
const articles = (page: Page) => log(page).getByRole('article')
const firstWords = (page: Page) => articles(page).first().getByRole('paragraph').first()

test(
  'a visitor sees a greeting, must sign in before the first message is sent, and then it is sent',
  {
    tag: [
      '@A1-05',
      '@A2.1-16',
      '@B1-18',
      '@B2.1-06',
      '@B6-03',
      '@B6-07',
      '@A6-25',
      '@B4.9-02',
      '@B4.9-07',
      '@B4.9-10',
      '@B4.9-14',
    ],
  },
  async ({ page, world }) => {
    const backend = await world({})
    await page.goto(NINE)
    await expect(page.getByRole('heading', { level: 1, name: 'Nine' })).toBeVisible()
    await expect(field(page)).toBeEnabled()
    await expect(articles(page)).toHaveCount(1)
    const greeting = await firstWords(page).textContent()
    await expectNoViolations(page)
    await field(page).fill('What is your name?')
    await field(page).press('Enter')
    await expect(prompt(page)).toBeVisible()
    expect(await backend.calls('findChat')).toEqual([])
    expect(await backend.calls('createChat')).toEqual([])
    expect(await backend.calls('sendMessage')).toEqual([])
    await prompt(page)
      .getByRole('button', { name: /^Sign in/i })
      .click()
    await signIn(page, 'jonas', 'jonas-1-comet')
    await expect(page).toHaveURL(NINE)
    await expect(log(page).getByText('What is your name?')).toBeVisible()
    await expect(articles(page)).toHaveCount(3)
    // The conversation begins with the greeting that the viewer saw.
    await expect(firstWords(page)).toHaveText(greeting!)
    await expect(field(page)).toHaveValue('')
    expect((await backend.calls('createChat')).length).toBe(1)
    expect((await backend.calls('sendMessage')).length).toBe(1)
  },
)

test(
  'a visitor sees a greeting once per session, and cannot open the settings',
  { tag: ['@B4.9-08', '@AMB-34', '@B6-08', '@B2.10-12'] },
  async ({ page }) => {
    await page.goto(NINE)
    await expect(articles(page)).toHaveCount(1)
    const greeting = await firstWords(page).textContent()
    await page.reload()
    // The greeting is complete at once: the typing animation does not repeat.
    await expect(firstWords(page)).toHaveText(greeting!)
    await settings(page).click()
    await expect(prompt(page)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Chat Settings' })).toBeHidden()
  },
)

test('three dots pulse while the character writes', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await world({ viewer: 'mira', faults: [{ operation: 'sendMessage', hold: true }] })
  await page.goto(MIRELLE)
  await expect(log(page).getByText(/balance outstanding/)).toBeVisible()
  await field(page).fill('Think about it.')
  await field(page).press('Enter')
  await expect(field(page)).toHaveAttribute('placeholder', 'Waiting for response...')
  const dots = log(page).locator('[data-typing] > *')
  await expect(dots).toHaveCount(3)
  const animations = () => dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).animationName))
  expect(await animations()).not.toContain('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animations()).toEqual(['none', 'none', 'none'])
})

test('on a phone a conversation fits 320 px and uses the space of the top bar, and everything in it is reachable', async ({
  page,
  asMira: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(MIRELLE)
  await expect(log(page).getByText(/balance outstanding/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
  // Beside an on-screen keyboard, the notice leaves room for the message field and the messages.
  await page.setViewportSize({ width: 320, height: 284 })
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await log(page).boundingBox())?.height).toBeGreaterThan(80)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Perigee' })).toBeHidden()
  // The name takes fewer lines once its font is there.
  await expect.poll(async () => (await log(page).boundingBox())!.y).toBeLessThan(150)
  // The account's button is in the header's row, beside its last tool.
  const account = page.getByRole('button', { name: 'Account menu of mira' })
  const [tool, button] = await Promise.all([settings(page).boundingBox(), account.boundingBox()])
  expect(button!.x).toBeGreaterThanOrEqual(tool!.x + tool!.width)
  expect(Math.abs(button!.y + button!.height / 2 - tool!.y - tool!.height / 2)).toBeLessThan(4)
  await page.getByRole('button', { name: 'Got it!' }).click()
  await expect(field(page)).toBeFocused()
  await account.click()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('You have no notifications.')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account).toBeFocused()
  await page.getByRole('link', { name: 'Back to your chats' }).click()
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  // If the header shows the bell, the menu has no entry for it.
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Chats' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Notifications' })).toHaveCount(0)
})
