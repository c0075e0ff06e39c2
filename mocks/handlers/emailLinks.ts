import * as generated from '#mocks/generated/auth/auth.msw.ts'
import { sessionIdOf } from '#mocks/accounts/sessions.ts'
import { bodyOf, fail, failWithMessage, queryOf } from './call.ts'
import type { ServerParts } from './serverParts.ts'

const SPENT = 'This link is invalid or has expired.'

/** Handlers for links in e-mails: verifying an address, changing it, resetting a password. */
export function emailLinkHandlers(parts: ServerParts) {
  const { db, sessions, mails, caller } = parts

  return [
    generated.getResendEmailVerificationMockHandler(async (call) => {
      const me = caller(call)
      if (me.verified) return fail(409, 'This email address is already verified.')
      await mails.send('verify-email', me)
      return { message: 'A verification email has been sent. Please check your inbox.' }
    }),

    generated.getReadVerifiedMockHandler((call) => ({ is_unverified: !caller(call).verified })),

    generated.getVerifyEmailMockHandler(async (call) => {
      const { mail, user } = mails.find('verify-email', queryOf(call, 'verifyEmail', 'token')) ?? fail(400, SPENT)
      await mails.use(mail)
      await db.users.update(user, { data: (row) => void (row.verified = true) })
      return { message: 'Your email address is verified.' }
    }),

    generated.getConfirmEmailUpdateMockHandler(async (call) => {
      const { mail, user } =
        mails.find('update-email', queryOf(call, 'confirmEmailUpdate', 'token')) ?? fail(400, SPENT)
      const wanted = mail.to.toLowerCase()
      if (db.users.all().some(({ id, email }) => id !== user.id && email.toLowerCase() === wanted)) {
        fail(409, 'This email address is already in use.')
      }
      await mails.use(mail)
      // Opening the link proves that the user receives e-mail at that address.
      await db.users.update(user, { data: (row) => void Object.assign(row, { email: mail.to, verified: true }) })
      return { message: 'Your email address is updated.' }
    }),

    generated.getRequestPasswordResetMockHandler(async (call) => {
      const wanted = (await bodyOf<'requestPasswordReset'>(call)).email.toLowerCase()
      const user = db.users.all().find(({ email }) => email.toLowerCase() === wanted)
      if (user) await mails.send('reset-password', user)
      // The response is the same in both cases, so that it does not reveal which accounts exist.
      return { message: 'A reset email has been sent to your address if an account exists.' }
    }),

    generated.getResetPasswordMockHandler(async (call) => {
      const { token, newPassword } = await bodyOf<'resetPassword'>(call)
      const { mail, user } = mails.find('reset-password', token) ?? failWithMessage(400, SPENT)
      await mails.use(mail)
      await db.users.update(user, { data: (row) => void (row.password = newPassword) })
      // Sessions that were opened with the old password are revoked.
      const open = db.sessions.findMany((q) => q.where({ userId: user.id })).map(({ id }) => id)
      const given = user.key ? [sessionIdOf(user.key)] : []
      for (const sid of new Set([...open, ...given])) await sessions.revoke(user, sid)
      return { message: 'Password reset successfully.' }
    }),
  ]
}
