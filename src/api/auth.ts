import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { failingAs } from './ApiError.ts'
import {
  confirmEmailUpdate,
  deleteAccount,
  login,
  readMe,
  readVerified,
  refreshToken,
  register,
  renewPicture,
  requestPasswordReset,
  resendEmailVerification,
  resetPassword,
  updateMe,
  verifyEmail,
} from './generated/auth/auth.ts'
import type { LoginBody } from './generated/schemas/loginBody.ts'
import type { RegisterBody } from './generated/schemas/registerBody.ts'
import type { ResetPasswordBody } from './generated/schemas/resetPasswordBody.ts'
import type { UpdateMeBody } from './generated/schemas/updateMeBody.ts'
import type { User } from './generated/schemas/user.ts'
import { logFailure } from './logFailure.ts'

// Tokens and the profile are checked, not believed: the session stands on them, and a proxy's page or an empty response
// has to end as a failed call, not as a broken screen.

export async function requestTokens(body: LoginBody, client: QueryClient) {
  const response = await failingAs('Invalid credentials', login(body, { client })) // A8-01
  const access = textIn(response, 'access_token')
  if (!access) throw new Error('No access token received from API.') // A4.1-14
  return { access, refresh: textIn(response, 'refresh_token') } // A4.1-10
}

/** The one call that carries the refresh token instead of the access token (A4.1-16, A7-04, A7-07). */
export async function requestNewToken(refresh: string, client: QueryClient): Promise<string> {
  const headers = bearing(refresh)
  const response = await failingAs('Failed to refresh token', refreshToken({ client, headers })) // A8-34
  const access = textIn(response, 'access_token')
  if (!access) throw new Error('Failed to refresh token')
  return access
}

/** The account of the token's owner. Asked for the session itself, so a refusal is not refreshed away (AMB-08). */
export async function requestProfile(token: string, client: QueryClient): Promise<User> {
  return checkedUser(await failingAs(PROFILE_FAILED, readMe({ client, headers: bearing(token) })))
}

/** The viewer's own account, read anew in the ordinary way (after a change in the settings). */
export async function rereadProfile(client: QueryClient): Promise<User> {
  return checkedUser(await failingAs(PROFILE_FAILED, readMe({ client })))
}

const PROFILE_FAILED = 'Failed to load the profile'

function checkedUser(response: User | undefined): User {
  const id = textIn(response, 'id')
  const username = textIn(response, 'username')
  if (!id || !username) throw new Error(PROFILE_FAILED)
  return {
    id,
    username,
    email: textIn(response, 'email') ?? '',
    pfp_url: textIn(response, 'pfp_url') ?? '',
    pfp_description: textIn(response, 'pfp_description') ?? '',
  }
}

/** The text in a field of a response that may be anything; undefined where there is none. */
function textIn(response: unknown, field: string): string | undefined {
  const value: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, field) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

function bearing(token: string) {
  return { Authorization: `Bearer ${token}` }
}

export const registerMutation = mutationOptions({
  mutationFn: (body: RegisterBody, { client }) =>
    failingAs('Failed to create account. Please try again.', register(body, { client })), // A8-03, A8-07
})

/** `message` speaks first in the two password-reset calls (A8-26, A8-29, AMB-25). */
export const requestPasswordResetMutation = mutationOptions({
  mutationFn: (email: string, { client }) =>
    failingAs('Error while requesting reset.', requestPasswordReset({ email }, { client }), 'message'),
})

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: ResetPasswordBody, { client }) =>
    failingAs('Error while resetting password.', resetPassword(body, { client }), 'message'),
})

/** What became of an e-mail link: the server's sentence, '' if it said none, or why it failed. */
export type LinkResult = { message: string; error?: undefined } | { message?: undefined; error: Error }

/**
 * What became of an e-mail link's token. A query, so that one token is sent once however often its page is drawn
 * (AMB-24), and a sign-in or sign-out meanwhile. A failure is data too: a query without data would be fetched again.
 */
const SENT_ONCE = { retry: false, staleTime: 'static', gcTime: Infinity, meta: { outlivesSession: true } } as const

export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['e-mail link', 'verify', token] as readonly string[],
    queryFn: ({ client }) => linkResult('An unexpected error occurred.', verifyEmail({ token }, { client })), // A8-21
    ...SENT_ONCE,
  })

export const confirmEmailUpdateQuery = (token: string) =>
  queryOptions({
    queryKey: ['e-mail link', 'update', token] as readonly string[],
    queryFn: ({ client }) => linkResult('An error occurred.', confirmEmailUpdate({ token }, { client })), // A8-32
    ...SENT_ONCE,
  })

async function linkResult(fallback: string, call: Promise<unknown>): Promise<LinkResult> {
  try {
    return { message: textIn(await failingAs(fallback, call), 'message') ?? '' }
  } catch (thrown) {
    logFailure(fallback, thrown)
    return { error: thrown instanceof Error ? thrown : new Error(fallback) }
  }
}

export const updateAccountMutation = mutationOptions({
  mutationFn: (body: UpdateMeBody, { client }) => failingAs('Failed to update account', updateMe(body, { client })), // A8-13
})

export const deleteAccountMutation = mutationOptions({
  mutationFn: (_nothing: void, { client }) => failingAs('Failed to delete account', deleteAccount({ client })), // A8-11
})

export const renewPictureMutation = mutationOptions({
  mutationFn: (description: string, { client }) =>
    failingAs(
      'Unable to renew profile picture. Please try again later.', // A8-08
      renewPicture({ description }, { client }),
    ),
})

export const resendVerificationMutation = mutationOptions({
  mutationFn: (_nothing: void, { client }) =>
    failingAs('Failed to resend verification email', resendEmailVerification({ client })), // A8-18
})

/** Whether the viewer's address is verified; mind the direction of the response's flag (A7-16). */
export const verifiedQuery = queryOptions({
  queryKey: ['verified'] as const,
  queryFn: ({ client, signal }) =>
    failingAs('Account verification failed', readVerified({ client, signal })).then(
      (response: { is_unverified?: unknown } | undefined) => response?.is_unverified !== true, // A8-20
    ),
  meta: { ownedByViewer: true },
})
