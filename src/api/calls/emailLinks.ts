import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { ApiError, failingAs, isUnanswered } from './ApiError.ts'
import { readVerified } from '../generated/auth/reads.ts'
import { confirmEmailUpdate, verifyEmail } from '../generated/auth/writes.ts'
import type { Message } from '../generated/calls.schemas.ts'
import { logFailure } from './logFailure.ts'
import { bySigningIn } from './notKnown.ts'
import { readProfile } from './session.ts'
import { textIn } from '../shapes/textIn.ts'
import { isVerifiedIn, verifiedQuery } from './verified.ts'
import { cannotTell, done, notDone, writing } from './writing.ts'

/** The result of an e-mail link: the server's message, '' if there is none, or the error. */
export type LinkResult = { message: string; error?: undefined } | { message?: undefined; error: ApiError }

/**
 * The result of an e-mail link's token. A query, so that a token is sent once however often its page renders
 * , also during a sign-in or sign-out. A failure is data too: a query without data would be refetched.
 */
const SENT_ONCE = { retry: false, staleTime: 'static', gcTime: Infinity, meta: { outlivesSession: true } } as const

export interface LinkCircumstances {
  /** The token was sent before this page was loaded, and had no response. */
  isAgain?: boolean
  /** The address of the signed-in user. */
  emailBefore?: string | undefined
}

interface LinkToken extends LinkCircumstances {
  token: string
}

export const verifyEmailQuery = (token: string, about: LinkCircumstances = {}) =>
  queryOptions({
    queryKey: ['e-mail link', 'verify', token] as readonly string[],
    queryFn: (context) => linkResult('An unexpected error occurred.', verifying, { ...about, token }, context),
    ...SENT_ONCE,
  })

const verifying = writing({
  call: ({ token }: LinkToken, options) => failingAs('An unexpected error occurred.', verifyEmail({ token }, options)),
  // If the user was verified before, the link may have been another user's.
  before: (_link, client) => client.getQueryData(verifiedQuery.queryKey),
  lookUp: async (_link, { options, before }) => {
    if (before === true) return cannotTell
    return isVerifiedIn(await readVerified(options)) ? done<Message>({ message: '' }) : notDone
  },
  notKnown: bySigningIn('your email address was verified', 'Sign in and look at your settings to find out.'),
})

export const confirmEmailUpdateQuery = (token: string, about: LinkCircumstances = {}) =>
  queryOptions({
    queryKey: ['e-mail link', 'update', token] as readonly string[],
    queryFn: (context) => linkResult('An error occurred.', confirmingUpdate, { ...about, token }, context),
    ...SENT_ONCE,
  })

const confirmingUpdate = writing({
  call: ({ token }: LinkToken, options) => failingAs('An error occurred.', confirmEmailUpdate({ token }, options)),
  // An equal address proves nothing: the token may be another user's, and the profile may have been read since.
  lookUp: async ({ emailBefore }, { options }) => {
    const { email } = await readProfile(options)
    return emailBefore && email && email !== emailBefore ? done<Message>({ message: '' }) : cannotTell
  },
  notKnown: bySigningIn('your email address was updated', 'Sign in and look at your settings to find out.'),
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
