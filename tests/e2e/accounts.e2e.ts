import type { Page, Request } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { CREDENTIAL_KEYS } from '#src/storage/credentials.ts'
import { bodiesTo } from '#tests/support/bodiesTo.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { withEveryTransport } from '#tests/transports/withTransports.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Account menu/ })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
const PASSWORD = 'perigee-7-moons'

async function signIn(page: Page, login = 'mira', password = PASSWORD) {
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** The stored credentials in the browser, unparsed. */
function stored(page: Page) {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.values(CREDENTIAL_KEYS))
}

/** Requests at the network level, which have all their headers only over HTTP. */
function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/api/v1${path}`)) requests.push(request)
  })
  return requests
}

withEveryTransport(() => {
  test(
    'a visitor signs in with the keyboard only and is still signed in after a reload',
    { tag: ['@A4.1-09', '@A3-10', '@A3-23', '@A3-24', '@A3-25', '@A2.3-16'] },
    async ({ page }) => {
      await page.goto('/signin')
      await page.getByLabel('Login').focus()
      await page.keyboard.type('mira')
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/explore')
      await expect(account(page)).toBeVisible()

      const records = await stored(page)
      for (const record of records) {
        expect(record).toBeTruthy()
        for (const plain of [record ?? '', atob(record ?? '')]) expect(plain).not.toMatch(/eyJ|mira|example\.com/)
      }
      await page.reload()
      await expect(account(page)).toBeVisible()
    },
  )
})

test(
  'a sign-in sends exactly the three fields, and later requests carry the token',
  { tag: ['@A3-09', '@A7-06', '@A7-01', '@A7-02', '@A7-03', '@A7-08', '@A4.1-12'] },
  async ({ page }) => {
    const logins = requestsTo(page, '/auth/jwt/login')
    const loginBodies = await bodiesTo(page, 'POST', '/auth/jwt/login')
    const profiles = requestsTo(page, '/auth/me')
    const listings = requestsTo(page, '/characters')
    await page.goto('/signin')
    await page.getByRole('checkbox', { name: 'Remember me for 30 days' }).check()
    await signIn(page)
    await expect(account(page)).toBeVisible()
    expect(loginBodies).toEqual([{ login: 'mira', password: PASSWORD, rememberMe: true }])
    expect(await logins[0]?.headerValue('Authorization')).toBeNull()
    await expect.poll(() => listings.length).toBeGreaterThan(0)
    const bearer = await profiles[0]?.headerValue('Authorization')
    expect(bearer).toMatch(/^Bearer ey/)
    expect(await listings.at(-1)?.headerValue('Authorization')).toBe(bearer)
    // Requests do not tell the server the page from which they were made.
    for (const request of [...logins, ...profiles, ...listings])
      expect(await request.headerValue('Referer')).toBeFalsy()
  },
)

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

test(
  'a user who returns with an old token gets a new one before any other request',
  { tag: ['@A4.1-04', '@A4.1-16', '@A7-04', '@A7-07'] },
  async ({ page, world }) => {
    const backend = await world({ scenario: 'session-renews' })
    const renewals = requestsTo(page, '/auth/jwt/refresh')
    const renewalBodies = await bodiesTo(page, 'POST', '/auth/jwt/refresh')
    await page.goto('/explore')
    await expect(account(page)).toBeVisible()
    const calls = await backend.calls()
    expect(calls[0]?.operation).toBe('refreshToken')
    expect(calls.filter(({ operation }) => operation === 'refreshToken')).toHaveLength(1)
    expect(calls.filter(({ status }) => status === 401)).toEqual([])
    expect(renewalBodies).toEqual([null])
    expect(await renewals[0]?.headerValue('Authorization')).toMatch(/^Bearer ey/)
  },
)

test(
  'a request refused for an expired token is sent again, complete',
  { tag: ['@A4.1-24', '@A4.1-17'] },
  async ({ page, world }) => {
    const backend = await world({ viewer: 'mira' })
    const reports = requestsTo(page, '/characters/report')
    const reportBodies = await bodiesTo(page, 'POST', '/characters/report')
    await page.goto(`/character/${characterId('captain-oru')}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await page.getByRole('radio', { name: 'Duplicate / Spam' }).check()
    const [before] = await stored(page)
    await backend.fail({ operation: 'reportCharacter', status: 401, nth: 1 })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Thank you! Your report has been submitted.', { exact: true })).toBeVisible()
    await expect(prompt(page)).toBeHidden()
    expect((await backend.calls('reportCharacter')).map(({ status }) => status)).toEqual([401, 200])
    expect(await backend.calls('refreshToken')).toHaveLength(1)
    const [after] = await stored(page)
    expect(after).not.toBe(before)
    const [first, second] = reports
    expect(reportBodies).toHaveLength(2)
    expect(reportBodies[0]).toMatchObject({ id: characterId('captain-oru'), category: 'Duplicate / Spam' })
    expect(reportBodies[1]).toEqual(reportBodies[0])
    expect(await second?.headerValue('Authorization')).not.toBe(await first?.headerValue('Authorization'))
  },
)

test(
  'a session that ends during use asks the user to sign in, and removes their data from the screen',
  { tag: ['@A4.1-19', '@A4.1-28', '@A2.14-06'] },
  async ({ page, world, consoleErrors }) => {
    const backend = await world({ viewer: 'mira' })
    consoleErrors.expectError('Failed to refresh token')
    await page.goto('/my-characters')
    await expect(page.locator('main h3').first()).toBeVisible()
    await backend.fail({ operation: 'listFavorites', status: 401 })
    await backend.fail({ operation: 'refreshToken', status: 401 })
    await page.getByRole('tab', { name: /Favorites/ }).click()
    await expect(prompt(page)).toBeVisible()
    await expect(account(page)).toHaveCount(0)
    await expect(page.locator('main h3')).toHaveCount(0)
    expect(await stored(page)).toEqual([null, null, null])
    expect(await backend.calls('refreshToken')).toHaveLength(1)
    expect(await backend.calls('listFavorites')).toHaveLength(1)
    // Signing in again returns to the same page.
    await backend.recover()
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(account(page)).toBeVisible()
    await expect(page).toHaveURL(/\/my-characters/)
    await expect(page.locator('main h3').first()).toBeVisible()
  },
)

withEveryTransport(() => {
  test('two tabs sign in and out together', async ({ page, context }) => {
    await page.goto('/explore')
    const other = await context.newPage()
    await other.goto('/explore')
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click()
    await expect(prompt(other)).toBeVisible()

    await page.goto('/signin')
    await signIn(page)
    await expect(account(page)).toBeVisible()
    // The prompt closes. A visitor's pending action waits for a sign-in in the same tab only (AMB-10).
    await expect(prompt(other)).toBeHidden()
    await expect(account(other)).toBeVisible()
    await expect(other).toHaveURL('/explore')

    await signOut(page)
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await stored(other)).toEqual([null, null, null])
  })
})

for (const [how, withoutLocks] of [
  ['by the browser’s locks', false],
  ['by leases in IndexedDB, where the browser has no locks', true],
] as const) {
  test(`two tabs with an old token use the refresh token only once, ${how}`, async ({ page, context, world }) => {
    if (withoutLocks) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    }
    await world({ scenario: 'session-renews', faults: [{ operation: 'refreshToken', latencyMs: 300 }] })
    const other = await context.newPage()
    const renewals = [requestsTo(page, '/auth/jwt/refresh'), requestsTo(other, '/auth/jwt/refresh')]
    await Promise.all([page.goto('/explore'), other.goto('/explore')])
    await expect(account(page)).toBeVisible()
    await expect(account(other)).toBeVisible()
    expect(renewals.flat()).toHaveLength(1)
  })
}

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

test(
  'a link’s token is removed from the address bar and then sent once',
  { tag: ['@A7-17', '@A7-20', '@A2.11-03', '@A2.11-07'] },
  async ({ page, world, consoleErrors }) => {
    const backend = await world({})
    for (const [path, operation, error] of [
      ['/verify-email', 'verifyEmail', 'An unexpected error occurred.'],
      ['/update-email', 'confirmEmailUpdate', 'An error occurred.'],
    ] as const) {
      consoleErrors.expectError(error)
      const requests = requestsTo(page, `/auth${path}`)
      await page.goto(`${path}?token=a%2Bb%2Fc`)
      await expect(page.getByText('This link is invalid or has expired.')).toBeVisible()
      await expect(page).toHaveURL(path)
      expect((await backend.calls(operation)).map((call) => call.path)).toEqual([`/auth${path}?token=a%2Bb%2Fc`])
      expect(
        await page.evaluate(() =>
          JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
        ),
      ).not.toContain('a+b')
      await expectNoViolations(page)
      expect(await requests[0]?.headerValue('Referer')).toBeFalsy()
      // After a reload, the page has no token any more and sends nothing.
      await page.reload()
      await expect(
        page.getByText(/^(Missing or invalid verification link|Invalid or missing update link)$/),
      ).toBeVisible()
    }
  },
)

test('no request sends the address of a token page as referrer', async ({ page }) => {
  const referrers: (string | null)[] = []
  const asked: Promise<void>[] = []
  page.on('request', (request) => {
    asked.push(request.headerValue('Referer').then((referrer) => void referrers.push(referrer)))
  })
  await page.goto('/reset-password?token=a-secret')
  await page.getByLabel('New password').waitFor()
  await page.reload()
  await page.getByLabel('New password').waitFor()
  await Promise.all(asked)
  expect(referrers.length).toBeGreaterThan(10)
  expect(
    referrers.filter((referrer) => referrer?.includes('a-secret') || referrer?.includes('reset-password')),
  ).toEqual([])
})

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
      hasProfile ? account(page) : page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
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
  'a user resets a password, even after the phone reloads the page',
  { tag: ['@A3-16', '@A7-19', '@A8-28', '@A2.11-09'] },
  async ({ page, world }) => {
    await world({ faults: [{ operation: 'resetPassword', body: { message: 'Done.' } }] })
    const resets = await bodiesTo(page, 'POST', '/auth/reset-password')
    await page.goto('/reset-password?token=a%2Bb')
    await expect(page).toHaveURL('/reset-password')
    await page.reload()
    await page.getByLabel('New password').fill('Abcdefg1')
    await page.getByLabel('Confirm password').fill('Abcdefg1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password reset successfully.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reset password' })).toHaveCount(0)
    await expectNoViolations(page)
    expect(resets).toEqual([{ token: 'a+b', newPassword: 'Abcdefg1' }])
    await page.reload()
    await expect(page.getByText('Invalid or missing reset link. Please request a new password reset.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Explore' }).click()
    await expect(page).toHaveURL('/explore')
  },
)

test(
  'the account pages have no navigation, and fit 320 px with all errors visible',
  { tag: ['@A2.1-06'] },
  async ({ page, consoleErrors }) => {
    consoleErrors.expectError('Invalid credentials')
    await page.setViewportSize({ width: 320, height: 640 })
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await expectNoViolations(page)
    }
    const hasLayoutOfItsOwn = async (heading: string) => {
      await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Perigee'])
    }
    await page.goto('/signin')
    await hasLayoutOfItsOwn('Welcome Back')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await fits()
    await signIn(page, 'mira', 'not-this-one-1')
    await expect(page.getByRole('alert')).toBeVisible()
    await fits()
    await page.goto('/signup')
    await hasLayoutOfItsOwn('Create your account')
    await page.getByLabel('Username').fill('a.very.long.name.with.dots.and.more')
    await page.getByRole('button', { name: 'Create account' }).click()
    // The pointer may be over another field, whose rule is then also visible.
    await expect(page.getByRole('tooltip').filter({ hasText: '3 to 20 letters' })).toBeVisible()
    await fits()
    await page.getByLabel('Username').clear()
    await page.goto('/reset-password?token=abc')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await fits()
    for (const path of ['/verify-email', '/update-email', '/reset-password']) {
      await page.goto(path)
      await page.getByRole('link', { name: 'Go to Explore' }).waitFor()
      await fits()
    }
  },
)
