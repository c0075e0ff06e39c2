import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { ApiError, failingAs } from './ApiError.ts'
import { readMe } from './generated/auth/reads.ts'
import {
  deleteAccount,
  register,
  renewPicture,
  requestPasswordReset,
  resendEmailVerification,
  resetPassword,
  updateMe,
} from './generated/auth/writes.ts'
import type { RegisterBody } from './generated/schemas/registerBody.ts'
import type { RenewedPicture } from './generated/schemas/renewedPicture.ts'
import type { ResetPasswordBody } from './generated/schemas/resetPasswordBody.ts'
import type { UpdateMeBody } from './generated/schemas/updateMeBody.ts'
import { bySigningIn, LOOK, notKnown } from './notKnown.ts'
import { bearing, readProfile } from './session.ts'
import { updateWords } from './updateWords.ts'
import { cannotTell, done, notDone, writeMutation } from './writing.ts'

/** Also said of a sign-up that a reload has cut off. */
export const ACCOUNT_NOT_KNOWN = bySigningIn(
  'your account was created',
  `Sign in with the new name to find out, ${LOOK}`,
)

type Registration = Omit<RegisterBody, 'beta_token'> & { betaToken: string }

/** Nobody can read whether a name was taken by this sign-up or by somebody else's. */
export const registerMutation = writeMutation({
  call: ({ betaToken, ...account }: Registration, options) =>
    failingAs('Failed to create account. Please try again.', register({ ...account, beta_token: betaToken }, options)), // A8-03, A8-07
  notKnown: ACCOUNT_NOT_KNOWN,
})

/** `message` speaks first in the two password-reset calls (A8-26, A8-29, AMB-25). */
export const requestPasswordResetMutation = writeMutation({
  call: (email: string, options) =>
    failingAs('Error while requesting reset.', requestPasswordReset({ email }, options), 'message'),
  notKnown: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
})

/** Also said of a reset that a reload has cut off. */
export const PASSWORD_RESET_NOT_KNOWN = bySigningIn(
  'your password was changed',
  `Sign in with the new one to find out, ${LOOK}`,
)

export const resetPasswordMutation = writeMutation({
  call: (body: ResetPasswordBody, options) =>
    failingAs('Error while resetting password.', resetPassword(body, options), 'message'),
  notKnown: PASSWORD_RESET_NOT_KNOWN,
})

/** Also said of a change that a reload has cut off. */
export const PASSWORD_CHANGE_NOT_KNOWN = notKnown(
  'your password was changed',
  `Sign out and sign in with the new one to find out, ${LOOK}`,
)

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
    const now = await readProfile(options)
    const isThere = isSaved(username, now.username) && isSaved(description, now.description)
    return isThere ? done('') : notDone
  },
  notKnown: ({ newPassword, username, description }) =>
    newPassword !== undefined
      ? PASSWORD_CHANGE_NOT_KNOWN
      : username === undefined && description === undefined
        ? notKnown('your new address was taken', `Look for our email in its inbox ${LOOK}`)
        : notKnown('your changes were saved', `Load this page again ${LOOK}`),
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
  notKnown: notKnown('your account was deleted', `Load this page again ${LOOK}`),
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
        const { profilePictureUrl: now } = await readProfile(options)
        return now && now !== pictureBefore ? done<RenewedPicture>({ pfp_url: now }) : notDone
      },
      notKnown: notKnown('your new avatar was drawn', `Load this page again ${LOOK}`),
    },
    { mutationKey: accountMutationKeys.picture(userId) },
  )

export const resendVerificationMutation = writeMutation({
  call: (_nothing: void, options) => failingAs('Failed to resend verification email', resendEmailVerification(options)), // A8-18
  notKnown: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
})
