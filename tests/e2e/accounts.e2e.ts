import type { Page } from '@playwright/test'
import { CREDENTIAL_KEYS } from '#src/storage/credentials.ts'
import { bodiesTo } from '#tests/support/bodiesTo.ts'
import { accountMenu, signIn, signOut } from '#tests/support/signIn.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { withEveryTransport } from '#tests/transports/withTransports.ts'

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })

/** The stored credentials in the browser, unparsed. */
function stored(page: Page) {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.values(CREDENTIAL_KEYS))
}

test(
  'the requested page opens once; the next sign-in leads to Explore',
  { tag: ['@A2.2-11', '@A2.3-09', '@A2.3-11', '@A4.1-22', '@A4.1-23', '@A4.2-31'] },
  async ({ page }) => {
    await page.goto('/explore')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click()
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(page).toHaveURL('/chats')
    await signOut(page)
    await expect(page).toHaveURL('/explore')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(page).toHaveURL('/explore')
    // Back never returns to a submitted form.
    await page.goBack()
    await expect(page).not.toHaveURL(/signin/)
  },
)

withEveryTransport(() => {
  test('two tabs sign in and out together, and a reload keeps the sign-in', async ({ page, context }) => {
    await page.goto('/explore')
    const other = await context.newPage()
    await other.goto('/explore')
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click()
    await expect(prompt(other)).toBeVisible()

    await page.goto('/signin')
    await signIn(page)
    await expect(accountMenu(page)).toBeVisible()
    await page.reload()
    await expect(accountMenu(page)).toBeVisible()
    // The prompt closes. A visitor's pending action waits for a sign-in in the same tab only (AMB-10).
    await expect(prompt(other)).toBeHidden()
    await expect(accountMenu(other)).toBeVisible()
    await expect(other).toHaveURL('/explore')

    await signOut(page)
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await stored(other)).toEqual([null, null, null])
  })
})

test(
  'a visitor signs up from the top bar with the keyboard only, signs in, and is on the home page',
  { tag: ['@A2.3-10', '@A2.3-12', '@A3-07', '@A7-05', '@A5.2-12', '@A2.10-09', '@A2.10-10', '@A2.10-11'] },
  async ({ page }) => {
    const registrations = await bodiesTo(page, 'POST', '/auth/jwt/register')
    await page.goto('/search')
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).press('Enter')
    await expect(page).toHaveURL('/signup')
    await page.getByLabel('Username').focus()
    for (const text of [' alice ', 'alice@example.com']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    for (const text of ['quiet-harbour-7', 'quiet-harbour-7']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab') // past the control that shows it
    }
    await page.keyboard.type(' PERIGEE-BETA ')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Registration Complete' })).toBeFocused()
    await expect(page.getByText('alice', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    expect(registrations).toEqual([
      { username: 'alice', email: 'alice@example.com', password: 'quiet-harbour-7', beta_token: 'PERIGEE-BETA' },
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/signin')
    await signIn(page, 'alice', 'quiet-harbour-7')
    await expect(page).toHaveURL('/explore')
    await expect(page.getByRole('button', { name: 'Account menu of alice' })).toBeVisible()
  },
)

for (const [when, hasProfile] of [
  ['', true],
  [', also if their profile never came', false],
] as const) {
  test(`the page of a link that another person opened has its title, and no token${when}`, async ({
    page,
    world,
    consoleErrors,
  }) => {
    consoleErrors.expectError(hasProfile ? /401/ : /401|ERR_|Failed to load the profile/)
    const server = await world({ viewer: 'mira', faults: hasProfile ? [] : [{ operation: 'readMe', network: 'fail' }] })
    await page.goto('/explore')
    await expect(
      hasProfile ? accountMenu(page) : page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()
    if (!hasProfile) {
      await server.recover()
      await server.fail({ operation: 'readMe', hold: true, times: 1 })
    }
    await page.goto('/reset-password?token=reset-mira')
    await expect(page.getByLabel('New password')).toBeVisible()
    // Mira's session ends while she is on another page.
    await server.fail({ operation: '*', status: 401 })
    await page.goBack()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => stored(page)).toEqual([null, null, null])
    await page.goForward()
    await expect(page.getByText('Invalid or missing reset link.')).toBeVisible()
    await expect(page).toHaveTitle('Reset your password · Perigee')
  })
}

test(
  'a user resets a password, even after the phone reloads the page, and no request sends its address as referrer',
  { tag: ['@A3-16', '@A7-19', '@A8-28', '@A2.11-09'] },
  async ({ page, world }) => {
    await world({ faults: [{ operation: 'resetPassword', body: { message: 'Done.' } }] })
    const resets = await bodiesTo(page, 'POST', '/auth/reset-password')
    const referrers: Promise<string | null>[] = []
    page.on('request', (request) => referrers.push(request.headerValue('Referer')))
    await page.goto('/reset-password?token=a%2Bb')
    await expect(page).toHaveURL('/reset-password')
    await page.reload()
    await page.getByLabel('New password').fill('Abcdefg1')
    await page.getByLabel('Confirm password').fill('Abcdefg1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password reset successfully.', { exact: true })).toBeVisible()
    expect(resets).toEqual([{ token: 'a+b', newPassword: 'Abcdefg1' }])
    await page.reload()
    await expect(page.getByText('Invalid or missing reset link. Please request a new password reset.')).toBeVisible()
    expect(referrers.length).toBeGreaterThan(10)
    expect((await Promise.all(referrers)).filter((referrer) => referrer?.includes('reset-password'))).toEqual([])
  },
)
