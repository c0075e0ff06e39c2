import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { ApiError, failingAs, isUnanswered, parsedAs } from './ApiError.ts'
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
import type { Message } from './generated/schemas/message.ts'
import type { RegisterBody } from './generated/schemas/registerBody.ts'
import type { RenewedPicture } from './generated/schemas/renewedPicture.ts'
import type { ResetPasswordBody } from './generated/schemas/resetPasswordBody.ts'
import type { UpdateMeBody } from './generated/schemas/updateMeBody.ts'
import type { User } from './generated/schemas/user.ts'
import type { CallOptions } from './http.ts'
import { logFailure } from './logFailure.ts'
import { NOT_KNOWN } from './notKnown.ts'
import { textIn } from './textIn.ts'
import { updateWords } from './updateWords.ts'
import { cannotTell, done, notDone, writeMutation, writing } from './writing.ts'

// Tokens and the profile are checked, not believed: the session stands on them, and a proxy's page or an empty response
// has to end as a failed call, not as a broken screen.

export async function requestTokens(body: LoginBody, client: QueryClient, signal?: AbortSignal) {
  const response = await failingAs('Invalid credentials', login(body, { client, ...(signal && { signal }) })) // A8-01
  const access = textIn(response, 'access_token')
  if (!access) throw new ApiError({ status: 200, fallback: 'No access token received from API.' }) // A4.1-14
  return { access, refresh: textIn(response, 'refresh_token') } // A4.1-10
}

/** The one call that carries the refresh token instead of the access token (A4.1-16, A7-04, A7-07). */
export async function requestNewToken(refresh: string, client: QueryClient): Promise<string> {
  const headers = bearing(refresh)
  return parsedAs('Failed to refresh token', refreshToken({ client, headers }), (response) =>
    textIn(response, 'access_token'),
  ) // A8-34
}

/** The account of the token's owner. Asked for the session itself, so a refusal is not refreshed away (AMB-08). */
export async function requestProfile(token: string, client: QueryClient): Promise<User> {
  return profileOf({ client, headers: bearing(token) })
}

/** The viewer's own account, read anew in the ordinary way (after a change in the settings). */
export async function rereadProfile(client: QueryClient): Promise<User> {
  return profileOf({ client })
}

function profileOf(options: CallOptions): Promise<User> {
  return parsedAs(PROFILE_FAILED, readMe(options), userIn)
}

const PROFILE_FAILED = 'Failed to load the profile'

function userIn(response: unknown): User | undefined {
  const id = textIn(response, 'id')
  const username = textIn(response, 'username')
  if (!id || !username) return undefined
  return {
    id,
    username,
    email: textIn(response, 'email') ?? '',
    pfp_url: textIn(response, 'pfp_url') ?? '',
    pfp_description: textIn(response, 'pfp_description') ?? '',
  }
}

function bearing(token: string) {
  return { Authorization: `Bearer ${token}` }
}

/** Nobody can read whether a name was taken by this sign-up or by somebody else's. */
export const registerMutation = writeMutation({
  call: (body: RegisterBody, options) =>
    failingAs('Failed to create account. Please try again.', register(body, options)), // A8-03, A8-07
  notKnown: NOT_KNOWN.account,
})

/** `message` speaks first in the two password-reset calls (A8-26, A8-29, AMB-25). */
export const requestPasswordResetMutation = writeMutation({
  call: (email: string, options) =>
    failingAs('Error while requesting reset.', requestPasswordReset({ email }, options), 'message'),
  notKnown: NOT_KNOWN.resetEmail,
})

export const resetPasswordMutation = writeMutation({
  call: (body: ResetPasswordBody, options) =>
    failingAs('Error while resetting password.', resetPassword(body, options), 'message'),
  notKnown: NOT_KNOWN.passwordReset,
})

/** What became of an e-mail link: the server's sentence, '' if it said none, or why it failed. */
export type LinkResult = { message: string; error?: undefined } | { message?: undefined; error: ApiError }

/**
 * What became of an e-mail link's token. A query, so that one token is sent once however often its page is drawn
 * (AMB-24), and a sign-in or sign-out meanwhile. A failure is data too: a query without data would be fetched again.
 */
const SENT_ONCE = { retry: false, staleTime: 'static', gcTime: Infinity, meta: { outlivesSession: true } } as const

export interface LinkCircumstances {
  /** The token was sent before this page was loaded, and there was no answer (NS-44). */
  isAgain?: boolean
  /** The address of whoever is signed in. */
  emailBefore?: string | undefined
}

interface LinkToken extends LinkCircumstances {
  token: string
}

export const verifyEmailQuery = (token: string, about: LinkCircumstances = {}) =>
  queryOptions({
    queryKey: ['e-mail link', 'verify', token] as readonly string[],
    queryFn: (context) => linkResult('An unexpected error occurred.', verifying, { ...about, token }, context), // A8-21
    ...SENT_ONCE,
  })

const verifying = writing({
  call: ({ token }: LinkToken, options) => failingAs('An unexpected error occurred.', verifyEmail({ token }, options)),
  // Of somebody who was verified before, the link may have been another person's.
  before: (_link, client) => client.getQueryData(verifiedQuery.queryKey),
  lookUp: async (_link, { options, before }) => {
    if (before === true) return cannotTell
    return isVerifiedIn(await readVerified(options)) ? done<Message>({ message: '' }) : notDone
  },
  notKnown: NOT_KNOWN.emailVerified,
})

export const confirmEmailUpdateQuery = (token: string, about: LinkCircumstances = {}) =>
  queryOptions({
    queryKey: ['e-mail link', 'update', token] as readonly string[],
    queryFn: (context) => linkResult('An error occurred.', confirmingUpdate, { ...about, token }, context), // A8-32
    ...SENT_ONCE,
  })

const confirmingUpdate = writing({
  call: ({ token }: LinkToken, options) => failingAs('An error occurred.', confirmEmailUpdate({ token }, options)),
  // The same address proves nothing: the token may be another person's, and the profile may have been read since.
  lookUp: async ({ emailBefore }, { options }) => {
    const { email } = await profileOf(options)
    return emailBefore && email && email !== emailBefore ? done<Message>({ message: '' }) : cannotTell
  },
  notKnown: NOT_KNOWN.emailUpdated,
})

async function linkResult(
  fallback: string,
  send: (link: LinkToken, context: { client: QueryClient; isAgain: boolean }) => Promise<unknown>,
  link: LinkToken,
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
): Promise<LinkResult> {
  const isAgain = link.isAgain === true || isUnanswered(client.getQueryData<LinkResult>(queryKey)?.error)
  try {
    return { message: textIn(await send(link, { client, isAgain }), 'message') ?? '' }
  } catch (thrown) {
    logFailure(fallback, thrown)
    return { error: thrown instanceof ApiError ? thrown : new ApiError({ fallback, cause: thrown }) }
  }
}

/** Mutations of the viewer's account that are found by key: they go on when their page is left. */
export const accountMutationKeys = {
  update: (userId: string) => ['account', userId, 'update'] as const,
  picture: (userId: string) => ['account', userId, 'picture'] as const,
}

/** Resolves with what the server says of the change; '' where it says nothing. */
export const updateAccountMutation = writeMutation({
  call: (body: UpdateMeBody, options) =>
    failingAs('Failed to update account', updateMe(body, options)).then(updateWords), // A8-13
  lookUp: async (sent, { options }) => {
    // A new address is used once its link is opened, and a password is never read.
    const { username, description } = sent
    if (username === undefined && description === undefined) return cannotTell
    const now = await profileOf(options)
    const isThere = isSaved(username, now.username) && isSaved(description, now.pfp_description)
    return isThere ? done('') : notDone
  },
  notKnown: ({ newPassword, username, description }) =>
    newPassword !== undefined
      ? NOT_KNOWN.passwordChange
      : username === undefined && description === undefined
        ? NOT_KNOWN.emailUpdate
        : NOT_KNOWN.accountUpdate,
})

function isSaved(sent: string | undefined, now: string | undefined): boolean {
  return sent === undefined || sent.trim() === (now ?? '').trim()
}

/** Asks as the account itself: a token of an account that is gone is refused. */
export const deleteAccountMutation = writeMutation({
  call: (_nothing: void, options) => failingAs('Failed to delete account', deleteAccount(options)), // A8-11
  lookUp: async (_nothing, { options, token }) => {
    try {
      await readMe({ ...options, headers: bearing(token) })
      return notDone
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return done(undefined)
      throw error
    }
  },
  notKnown: NOT_KNOWN.accountDeletion,
})

export interface PictureWish {
  description: string
  /** The address of the picture so far; '' when there is none. */
  pictureBefore: string
}

/** Draws the viewer's picture anew. It goes on when its page is left, and is found again by its key. */
export const renewPictureMutation = (userId: string) =>
  writeMutation(
    {
      call: ({ description }: PictureWish, options) =>
        failingAs(
          'Unable to renew profile picture. Please try again later.', // A8-08
          renewPicture({ description }, { ...options, timeoutMs: MODEL_TIMEOUT_MS }),
        ),
      lookUp: async ({ pictureBefore }, { options }) => {
        const { pfp_url: now } = await profileOf(options)
        return now && now !== pictureBefore ? done<RenewedPicture>({ pfp_url: now }) : notDone
      },
      notKnown: NOT_KNOWN.picture,
    },
    { mutationKey: accountMutationKeys.picture(userId) },
  )

export const resendVerificationMutation = writeMutation({
  call: (_nothing: void, options) => failingAs('Failed to resend verification email', resendEmailVerification(options)), // A8-18
  notKnown: NOT_KNOWN.verificationEmail,
})

/** Whether the viewer's address is verified; mind the direction of the response's flag (A7-16). */
export const verifiedQuery = queryOptions({
  queryKey: ['verified'] as const,
  queryFn: ({ client, signal }) =>
    failingAs('Account verification failed', readVerified({ client, signal })).then(isVerifiedIn), // A8-20
  meta: { ownedByViewer: true },
})

function isVerifiedIn(response: unknown): boolean {
  return !(isRecord(response) && response.is_unverified === true)
}
