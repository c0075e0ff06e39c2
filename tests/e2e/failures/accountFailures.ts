import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { userId } from '#mocks/fixtures/ids.ts'
import { alerted, type FailureRow, field, main, press } from './failureRow.ts'

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const PASSWORD = 'Orbit-and-tide-7'

export const accountFailures = {
  register: {
    route: '/signup',
    viewer: null,
    async act(page) {
      await field(page, 'Username').fill('ursa-minor')
      await field(page, 'Email').fill('ursa@example.com')
      await password(page, 'Password').fill(PASSWORD)
      await password(page, 'Confirm password').fill(PASSWORD)
      await field(page, 'Beta token').fill('PERIGEE-BETA')
      await page.getByRole('checkbox').check()
      await press(page, 'Create account')
    },
    shown: (page, { said }) => alerted(page, said ?? 'Failed to create account. Please try again.'),
  },
  login: {
    route: '/signin',
    viewer: null,
    async act(page) {
      await field(page, 'Login').fill('mira')
      await password(page, 'Password').fill(PASSWORD)
      await press(page, 'Sign In')
    },
    shown: (page) => alerted(page, 'Invalid login or password. Please try again.'),
    refusedIs: 'shown',
  },
  requestPasswordReset: {
    route: '/signin',
    viewer: null,
    async act(page) {
      await field(page, 'Login').fill('mira@example.com')
      await press(page, 'Forgot password?')
    },
    shown: (page, { said }) => alerted(page, said ?? 'An error occurred while requesting the reset.'),
  },
  resetPassword: {
    route: '/reset-password?token=reset-',
    viewer: null,
    hasToken: true,
    async act(page) {
      await password(page, 'New password').fill(PASSWORD)
      await password(page, 'Confirm password').fill(PASSWORD)
      await press(page, 'Reset password')
    },
    shown: (page, { said }) => alerted(page, said ?? 'An error has occurred.'),
  },
  verifyEmail: {
    route: '/verify-email?token=verify-',
    viewer: null,
    hasToken: true,
    shown: (page, { said }) => alerted(page, said ?? 'Verification failed. Please try again.'),
  },
  confirmEmailUpdate: {
    route: '/update-email?token=update-',
    viewer: null,
    hasToken: true,
    shown: (page, { said }) => alerted(page, said ?? 'An error occurred.'),
  },
  // A session that cannot be verified counts as signed out: the shell is a visitor's, and no error is shown.
  readMe: {
    route: '/explore',
    async shown(page) {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(
        main(page)
          .getByRole('article')
          .or(main(page).getByRole('heading', { level: 3 }))
          .first(),
      ).toBeVisible()
    },
    refusedIs: 'shown',
  },
  // The refused call stays refused.
  refreshToken: {
    route: '/chats',
    others: [{ operation: 'listMyChats', status: 401 }],
    async shown(page, { status }) {
      const prompt = page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
      if (status === 500) return expect(prompt).toBeVisible()
      // Without a response to the refresh, the session continues (NS-42).
      await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
      await expect(main(page).getByRole('alert')).toBeVisible()
      await expect(prompt).toHaveCount(0)
    },
  },
  updateMe: {
    route: '/settings',
    async act(page) {
      await field(page, 'Username').fill('miranda')
      await press(page, 'Save Changes')
    },
    shown: (page, { said }) => alerted(page, said ?? 'An unknown error occurred. Please try again later.'),
  },
  renewPicture: {
    route: '/settings',
    act: (page) => press(page, 'Generate New Avatar'),
    shown: (page, { said }) => alerted(page, said ?? 'Failed to refresh avatar. Please try again.'),
  },
  // The failure is logged and not shown (A8-12): the account still exists, and its page stays open.
  deleteAccount: {
    route: '/settings?tab=privacy',
    async act(page) {
      await press(page, 'Delete Account')
      await page.getByRole('dialog', { name: 'Delete Account' }).getByRole('textbox').fill('DELETE')
      await page.keyboard.press('Enter')
    },
    async shown(page) {
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/settings?tab=privacy')
      await expect(page.getByRole('button', { name: /^Account menu of mira/ })).toBeVisible()
    },
  },
  resendEmailVerification: {
    route: '/settings',
    viewer: 'fern',
    act: (page) => press(page, 'Resend verification email'),
    shown: (page) => alerted(page, 'Failed to resend verification email. Please try again.'),
  },
  // Without a response, the user is not warned to be unverified (A8-20).
  readVerified: {
    route: '/settings',
    viewer: 'fern',
    async shown(page) {
      await expect(field(page, 'Username')).toHaveValue('fern-hollow')
      await expect(page.getByText('Your account is not verified.')).toHaveCount(0)
    },
  },
  readUser: {
    route: `/users/${userId('saltglass')}`,
    shown: (page, { status, said }) =>
      alerted(
        page,
        status === 404 ? 'There is no creator at this address.' : `Unable to load this profile.${said ?? ''}`,
      ),
  },
} satisfies Record<string, FailureRow>
