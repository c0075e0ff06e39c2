import type { QueryClient } from '@tanstack/react-query'
import { ApiError, failingAs, parsedAs } from './ApiError.ts'
import { login, readMe, refreshToken } from '../generated/auth/reads.ts'
import type { LoginBody } from '../generated/calls.schemas.ts'
import type { CallOptions } from './http.ts'
import { textIn } from '../shapes/textIn.ts'

/** The account of the signed-in user, as screens see it. */
export interface Profile {
  id: string
  username: string
  email: string
  /** '' if there is none. */
  profilePictureUrl: string
  /** The private text that the picture is generated from. */
  description: string
}

// Tokens and the profile are validated: the session depends on them, and a proxy's page or an empty response
// must be a failed call, not a broken screen.

export async function requestTokens(body: LoginBody, client: QueryClient, signal?: AbortSignal) {
  const response = await failingAs('Invalid credentials', login(body, { client, ...(signal && { signal }) }))
  const access = textIn(response, 'access_token')
  if (!access) throw new ApiError({ status: 200, fallback: 'No access token received from API.' })
  return { access, refresh: textIn(response, 'refresh_token') }
}

/** The only call that carries the refresh token instead of the access token. */
export async function requestNewToken(refresh: string, client: QueryClient): Promise<string> {
  const headers = bearing(refresh)
  return parsedAs('Failed to refresh token', refreshToken({ client, headers }), (response) =>
    textIn(response, 'access_token'),
  )
}

/** The account of the token's owner. The session itself reads it, so a refusal triggers no refresh. */
export async function requestProfile(token: string, client: QueryClient): Promise<Profile> {
  return readProfile({ client, headers: bearing(token) })
}

/** The viewer's own account. The call carries the viewer's token, unless `options` contain another. */
export function readProfile(options: CallOptions): Promise<Profile> {
  return parsedAs('Failed to load the profile', readMe(options), profileIn)
}

/** Undefined if the response has no account. */
export function profileIn(response: unknown): Profile | undefined {
  const id = textIn(response, 'id')
  const username = textIn(response, 'username')
  if (!id || !username) return undefined
  return {
    id,
    username,
    email: textIn(response, 'email') ?? '',
    profilePictureUrl: textIn(response, 'pfp_url') ?? '',
    description: textIn(response, 'pfp_description') ?? '',
  }
}

export function bearing(token: string) {
  return { Authorization: `Bearer ${token}` }
}
