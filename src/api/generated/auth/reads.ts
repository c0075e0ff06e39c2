/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { AccessToken, LoginBody, PublicUser, Tokens, User, Verified } from '../calls.schemas.ts'
import { request } from '../../calls/http.ts'

export const getLoginUrl = () => {
  return `/auth/jwt/login`
}

/**
 * A wrong login and a wrong password get the same 401: nobody learns which accounts exist.
 * @summary Sign in
 */
export const login = async (loginBody: LoginBody, options: Parameters<typeof request>[1]): Promise<Tokens> => {
  return request<Tokens>(getLoginUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(loginBody),
  })
}

export const getRefreshTokenUrl = () => {
  return `/auth/jwt/refresh`
}

/**
 * Carries the refresh token instead of the access token. The refresh token itself stays as it is.
 * @summary Get a new access token
 */
export const refreshToken = async (options: Parameters<typeof request>[1]): Promise<AccessToken> => {
  return request<AccessToken>(getRefreshTokenUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getReadMeUrl = () => {
  return `/auth/me`
}

/**
 * @summary Read the signed-in account
 */
export const readMe = async (options: Parameters<typeof request>[1]): Promise<User> => {
  return request<User>(getReadMeUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadVerifiedUrl = () => {
  return `/auth/verified`
}

/**
 * @summary Check whether the address is verified
 */
export const readVerified = async (options: Parameters<typeof request>[1]): Promise<Verified> => {
  return request<Verified>(getReadVerifiedUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadUserUrl = (id: string) => {
  return `/auth/${encodeURIComponent(String(id))}`
}

/**
 * Never tells the e-mail address or the avatar description.
 * @summary Read a public profile
 */
export const readUser = async (id: string, options: Parameters<typeof request>[1]): Promise<PublicUser> => {
  return request<PublicUser>(getReadUserUrl(id), {
    ...options,
    method: 'GET',
  })
}
