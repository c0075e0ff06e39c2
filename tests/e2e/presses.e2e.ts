import type { Page } from '@playwright/test'
import { userId } from '#mocks/fixtures/ids.ts'
import { bodiesTo } from '#tests/support/bodiesTo.ts'
import { characterPage } from '#tests/support/characterPages.ts'
import { onePixelPictures } from '#tests/support/onePixelPictures.ts'
import { expect, test } from '#tests/support/test.ts'

const box = (page: Page) => page.getByRole('main').getByPlaceholder('Search characters', { exact: true })
const cards = (page: Page) => page.getByRole('feed', { name: 'Characters' }).getByRole('article')
const steps = (page: Page) => page.evaluate(() => window.history.length)

/** Holds the key down so that it repeats; `releaseEnter` releases it. */
async function holdEnter(page: Page, times = 8) {
  for (let time = 0; time < times; time++) await page.keyboard.down('Enter')
}
const releaseEnter = (page: Page) => page.keyboard.up('Enter')

/** Records the position of the last press in the page. */
const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const note = ({ clientX: x, clientY: y }: MouseEvent) => Object.assign(window, { lastPress: { x, y } })
    window.addEventListener('mousedown', note, { capture: true })
  })
const lastPress = (page: Page) => page.evaluate(() => (window as { lastPress?: { x: number; y: number } }).lastPress)

test.use({ viewport: { width: 1024, height: 800 } })
test.beforeEach(({ context }) => onePixelPictures(context))

test(
  'holding Enter on a button, or two clicks at once, request one e-mail, and one avatar',
  { tag: ['@A7-15'] },
  async ({ page, world }) => {
    const backend = await world({ viewer: 'fern' })
    const sent = await bodiesTo(page, 'POST', '/auth/resend-email-verification')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Resend verification email' }).focus()
    await holdEnterPast(page, 'A verification email has been sent.')
    // The next press counts again: two calls in total.
    await twoClicksAtOnce(page, 'Resend verification email')
    await expect.poll(async () => (await backend.calls('resendEmailVerification')).length).toBe(2)
    expect(sent).toEqual([null, null])
    await page.getByRole('button', { name: 'Generate New Avatar' }).focus()
    await holdEnterPast(page, 'New avatar successfully requested!')
    expect(await backend.calls('renewPicture')).toHaveLength(1)
    await twoClicksAtOnce(page, 'Generate New Avatar')
    await expect.poll(async () => (await backend.calls('renewPicture')).length).toBe(2)
  },
)

/** Holds Enter until this text is shown, and longer. */
async function holdEnterPast(page: Page, text: string): Promise<void> {
  await holdEnter(page)
  await expect(page.getByText(text)).toBeVisible()
  await holdEnter(page)
  await releaseEnter(page)
}

const twoClicksAtOnce = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test('holding Enter in a form, or on its second button, submits it once', async ({ page, world, consoleErrors }) => {
  const backend = await world({})
  consoleErrors.expectError(/400|401|login/i)
  await page.goto('/signin')
  await page.getByRole('textbox', { name: 'Login' }).fill('mira')
  await page.getByLabel('Password', { exact: true }).fill('no moons at all')
  await holdEnterPast(page, 'Invalid login or password. Please try again.')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect.poll(async () => (await backend.calls('login')).length).toBe(2)

  await page.getByRole('textbox', { name: 'Login' }).fill('mira@example.com')
  await page.getByRole('button', { name: 'Forgot password?' }).focus()
  await holdEnterPast(page, 'A reset email has been sent to your address if an account exists.')
  expect(await backend.calls('requestPasswordReset')).toHaveLength(1)
})

test('repeating the same search adds only one history entry', { tag: ['@AMB-48'] }, async ({ page, world }) => {
  const backend = await world({})
  const asked = async (path: string) => (await backend.calls()).filter((call) => call.path === path).length
  await page.goto('/search')
  const before = await steps(page)
  await box(page).fill('sea')
  await holdEnter(page)
  await expect(cards(page).first()).toBeVisible()
  await holdEnter(page)
  await releaseEnter(page)
  await expect(page).toHaveURL(/\/search\?query=sea$/)
  expect(await steps(page)).toBe(before + 1)
  expect(await asked('/characters/search?query=sea&page=1&limit=10')).toBe(1)

  // A deliberate Enter repeats the search without adding a history entry.
  await box(page).press('Enter')
  await expect.poll(() => asked('/characters/search?query=sea&page=1&limit=10')).toBe(2)
  await page.getByRole('banner').getByRole('searchbox').fill('sea')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect.poll(() => asked('/characters/search?query=sea&page=1&limit=10')).toBe(3)
  expect(await steps(page)).toBe(before + 1)
})

test('a double click on Load More opens no character', async ({ page, world, consoleErrors }) => {
  await world({ faults: [12, 12, 6].map((count, index) => characterPage('listUserCharacters', index + 1, count, 3)) })
  await notePresses(page)
  await page.goto(PROFILE)
  const more = page.getByRole('button', { name: 'Load More', exact: true })
  await more.hover({ position: { x: 12, y: 12 } })
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Character 2-12' })).toBeAttached()
  const { x, y } = (await lastPress(page))!
  // A card is now at the button's position.
  expect(
    await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.href, [x, y] as const),
  ).toMatch(/\/character\/c2-\d+$/)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // A separate click opens the character at this position (which the server does not know). A hover may have prefetched
  // another one before.
  consoleErrors.expectError(/Error while fetching character with ID: c2-/)
  consoleErrors.expectError('Error while fetching similar characters')
  await page.getByRole('link', { name: 'Character 2-1', exact: true }).click()
  await expect(page).toHaveURL(/\/character\/c2-1$/)
  await page.goBack()
  await expect(page).toHaveURL(PROFILE)
})

const PROFILE = `/users/${userId('saltglass')}`
