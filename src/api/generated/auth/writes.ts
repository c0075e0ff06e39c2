/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  ConfirmEmailUpdateParams,
  Message,
  PasswordResetRequestBody,
  RegisterBody,
  RenewPictureBody,
  RenewedPicture,
  ResetPasswordBody,
  UpdateMeBody,
  UpdateMeResponse,
  User,
  VerifyEmailParams,
} from '../calls.schemas.ts'
import { withQuery } from '../../calls/withQuery.ts'
import { request } from '../../calls/http.ts'

export const getRegisterUrl = () => {
  return `/auth/jwt/register`
}

/**
 * Needs a beta token. Does not sign in. A verification e-mail is sent.
 * A refusal that concerns one field has `detail: {field, message}`, where field is `betaToken` (400), `email` or
 * `username` (409).
 * @summary Create an account
 */
export const register = async (registerBody: RegisterBody, options: Parameters<typeof request>[1]): Promise<User> => {
  return request<User>(getRegisterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(registerBody),
  })
}

export const getUpdateMeUrl = () => {
  return `/auth/me`
}

/**
 * Changes only the fields that are sent. A new e-mail address is not used before it is confirmed by the link sent
 * to it; the response's `messages` then says so. A wrong current password is 400, never 401: it must not end the
 * session.
 * @summary Change the signed-in account
 */
export const updateMe = async (
  updateMeBody: UpdateMeBody,
  options: Parameters<typeof request>[1],
): Promise<UpdateMeResponse> => {
  return request<UpdateMeResponse>(getUpdateMeUrl(), {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(updateMeBody),
  })
}

export const getDeleteAccountUrl = () => {
  return `/auth/`
}

/**
 * Deletes the account with its characters, chats and likes, and ends its sessions.
 * @summary Delete the signed-in account
 */
export const deleteAccount = async (options: Parameters<typeof request>[1]): Promise<void> => {
  return request<void>(getDeleteAccountUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getRenewPictureUrl = () => {
  return `/auth/picture/renew`
}

/**
 * Draws the avatar from the description, or from the account's stored one when it is empty. The new picture may
 * take a moment; read the account again to see it.
 * @summary Draw a new avatar
 */
export const renewPicture = async (
  renewPictureBody: RenewPictureBody,
  options: Parameters<typeof request>[1],
): Promise<RenewedPicture> => {
  return request<RenewedPicture>(getRenewPictureUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(renewPictureBody),
  })
}

export const getResendEmailVerificationUrl = () => {
  return `/auth/resend-email-verification`
}

/**
 * @summary Send the verification e-mail again
 */
export const resendEmailVerification = async (options: Parameters<typeof request>[1]): Promise<Message> => {
  return request<Message>(getResendEmailVerificationUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getVerifyEmailUrl = (params: VerifyEmailParams) => {
  return withQuery(`/auth/verify-email`, params)
}

/**
 * A token works once; send it once.
 * @summary Verify the address by the link's token
 */
export const verifyEmail = async (
  params: VerifyEmailParams,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getVerifyEmailUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getRequestPasswordResetUrl = () => {
  return `/auth/password-reset-request`
}

/**
 * The same response whether the account exists or not. Errors also carry `message`.
 * @summary Send a password-reset link
 */
export const requestPasswordReset = async (
  passwordResetRequestBody: PasswordResetRequestBody,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getRequestPasswordResetUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(passwordResetRequestBody),
  })
}

export const getResetPasswordUrl = () => {
  return `/auth/reset-password`
}

/**
 * A token works once. Errors also carry `message`.
 * @summary Set a new password by the link's token
 */
export const resetPassword = async (
  resetPasswordBody: ResetPasswordBody,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getResetPasswordUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(resetPasswordBody),
  })
}

export const getConfirmEmailUpdateUrl = (params: ConfirmEmailUpdateParams) => {
  return withQuery(`/auth/update-email`, params)
}

/**
 * A token works once; send it once.
 * @summary Confirm a new address by the link's token
 */
export const confirmEmailUpdate = async (
  params: ConfirmEmailUpdateParams,
  options: Parameters<typeof request>[1],
): Promise<Message> => {
  return request<Message>(getConfirmEmailUpdateUrl(params), {
    ...options,
    method: 'GET',
  })
}
