import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { failingAs, isNotFound, isUnauthorized } from './ApiError.ts'
import { readMe } from '../generated/auth/reads.ts'
import {
  deleteAccount,
  register,
  renewPicture,
  requestPasswordReset,
  resendEmailVerification,
  resetPassword,
  updateMe,
} from '../generated/auth/writes.ts'
import type { RegisterBody, RenewedPicture, ResetPasswordBody, UpdateMeBody } from '../generated/calls.schemas.ts'
import { bySigningIn, LOOK, notKnown } from './notKnown.ts'
import { bearing, readProfile } from './session.ts'
import { updateWords } from '../shapes/updateWords.ts'
import { cannotTell, done, notDone, writeMutation } from './writing.ts'

/** Also shown for a sign-up that a reload has aborted. */
export const ACCOUNT_NOT_KNOWN = bySigningIn(
  'your account was created',
  `Sign in with the new name to find out, ${LOOK}`,
)

type Registration = Omit<RegisterBody, 'beta_token'> & { betaToken: string }

/** No read can tell whether this sign-up or another one took the name. */
export const registerMutation = writeMutation({
  call: ({ betaToken, ...account }: Registration, options) =>
    failingAs('Failed to create account. Please try again.', register({ ...account, beta_token: betaToken }, options)),
  notKnown: ACCOUNT_NOT_KNOWN,
})

/** `message` has priority in the two password-reset calls. */
export const requestPasswordResetMutation = writeMutation({
  call: (email: string, options) =>
    failingAs('Error while requesting reset.', requestPasswordReset({ email }, options), 'message'),
  notKnown: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
})

/** Also shown for a reset that a reload has aborted. */
export const PASSWORD_RESET_NOT_KNOWN = bySigningIn(
  'your password was changed',
  `Sign in with the new one to find out, ${LOOK}`,
)

export const resetPasswordMutation = writeMutation({
  call: (body: ResetPasswordBody, options) =>
    failingAs('Error while resetting password.', resetPassword(body, options), 'message'),
  notKnown: PASSWORD_RESET_NOT_KNOWN,
})

/** Also shown for a change that a reload has aborted. */
export const PASSWORD_CHANGE_NOT_KNOWN = notKnown(
  'your password was changed',
  `Sign out and sign in with the new one to find out, ${LOOK}`,
)

/** Also shown for a change that a reload has aborted. */
export const ADDRESS_NOT_KNOWN = notKnown('your new address was taken', `Look for our email in its inbox ${LOOK}`)

/** Mutations of the viewer's account, found by key: they continue when their page is left. */
export const accountMutationKeys = {
  update: (userId: string) => ['account', userId, 'update'] as const,
  picture: (userId: string) => ['account', userId, 'picture'] as const,
}

/** Resolves with the server's message about the change; '' if there is none. */
export const updateAccountMutation = writeMutation({
  call: (body: UpdateMeBody, options) =>
    failingAs('Failed to update account', updateMe(body, options)).then(updateWords),
  lookUp: async (sent, { options }) => {
    // A new address is used once its link is opened, and a password can never be read.
    const { username, description, email } = sent
    if (username === undefined && description === undefined) return cannotTell
    const now = await readProfile(options)
    const isThere = isSaved(username, now.username) && isSaved(description, now.description)
    if (!isThere) return notDone
    return email === undefined ? done('') : cannotTell
  },
  notKnown: ({ newPassword, email }) => {
    if (newPassword !== undefined) return PASSWORD_CHANGE_NOT_KNOWN
    return email === undefined ? notKnown('your changes were saved', `Load this page again ${LOOK}`) : ADDRESS_NOT_KNOWN
  },
})

function isSaved(sent: string | undefined, now: string | undefined): boolean {
  return sent === undefined || sent.trim() === (now ?? '').trim()
}

/** Reads as the account itself: the token of a deleted account is refused. */
export const deleteAccountMutation = writeMutation({
  call: (_nothing: void, options) => failingAs('Failed to delete account', deleteAccount(options)),
  lookUp: async (_nothing, { options, token }) => {
    try {
      await readMe({ ...options, headers: bearing(token) })
      return notDone
    } catch (error) {
      if (isNotFound(error) || isUnauthorized(error)) return done(undefined)
      throw error
    }
  },
  notKnown: notKnown('your account was deleted', `Load this page again ${LOOK}`),
})

export interface PictureWish {
  description: string
  /** The address of the previous picture; '' if there is none. */
  pictureBefore: string
}

/** Generates a new avatar. The call continues when its page is left, and is found again by its key. */
export const renewPictureMutation = (userId: string) =>
  writeMutation(
    {
      call: ({ description }: PictureWish, options) =>
        failingAs(
          'Unable to renew profile picture. Please try again later.',
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
  call: (_nothing: void, options) => failingAs('Failed to resend verification email', resendEmailVerification(options)),
  notKnown: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
})
