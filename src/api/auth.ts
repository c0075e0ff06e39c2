import type { QueryClient } from '@tanstack/react-query'
import { failingAs } from './ApiError.ts'
import { login, readMe, refreshToken } from './generated/auth/auth.ts'
import type { LoginBody } from './generated/schemas/loginBody.ts'
import type { CallOptions } from './http.ts'

/** The server types of tokens are promises, not facts: a login may come back without either (A4.1-11, A4.1-14). */
interface MaybeTokens {
  access_token?: string | undefined
  refresh_token?: string | undefined
}

export function requestTokens(body: LoginBody, client: QueryClient): Promise<MaybeTokens> {
  return failingAs('Invalid credentials', login(body, { client })) // A8-01
}

/** The one call that carries the refresh token instead of the access token (A4.1-16, A7-04). */
export function requestNewToken(refresh: string, client: QueryClient) {
  return failingAs('Failed to refresh token', refreshToken({ client, headers: { Authorization: `Bearer ${refresh}` } }))
}

export function requestProfile(options: CallOptions) {
  return failingAs('Failed to load the profile', readMe(options))
}
