import type { Profile } from '#src/api/calls/session.ts'
import {
  ended,
  type Live,
  nobody,
  type ProfileRead,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type Step,
  type Stored,
  type Tokens,
  unchanged,
} from './sessionState.ts'
import { hasExpired, isReadable } from './tokenExpiry.ts'

/**
 * The session as a pure function: from a state and an event to the next state and its effects (A4.1).
 * An event of an earlier session changes nothing.
 */
export function sessionAfter(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'started':
      return state.phase === 'unstarted' ? started(event.stored, event.nowMs) : unchanged(state)
    case 'tokens received':
      return signingIn(state, event.tokens)
    case 'sign-in failed':
      return 'tokens' in state ? unchanged(state) : { state: { ...nobody(state), error: event.error }, effects: [] }
    case 'storage changed':
      return sharedWith(state, event.stored)
    case 'signed out':
      return 'tokens' in state ? ended(state) : unchanged(state)
    case 'expired':
      return 'tokens' in state ? ended(state, 'The session has expired.') : unchanged(state)
    case 'call unauthorised':
      return unauthorised(state, event.session)
    case 'answer wanted':
      return 'tokens' in state ? askingAgain(state) : unchanged(state)
    default:
      return 'tokens' in state && state.session === event.session ? continued(state, event) : unchanged(state)
  }
}

/** Events that belong to a certain session. */
type Continuing = Extract<
  SessionEvent,
  {
    type:
      | 'profile received'
      | 'profile failed'
      | 'profile unanswered'
      | 'token refused'
      | 'token renewed'
      | 'renewal failed'
      | 'renewal unanswered'
  }
>

function started({ access, refresh, user }: Stored, nowMs: number): Step {
  const session = 1
  if (!access) {
    // A refresh token or a user without an access token is a leftover: the user is signed out.
    const effects: SessionEffect[] = refresh || user ? [{ do: 'forget credentials' }] : []
    return { state: nobody({ session }), effects }
  }
  const starting = { phase: 'starting', session, tokens: { access, refresh }, user } as const
  if (!hasExpired(access, nowMs)) {
    const unreadable: SessionEffect[] = isReadable(access) ? [] : [{ do: 'complain', text: 'Invalid token' }]
    return {
      state: { ...starting, renewing: false },
      effects: [...unreadable, { do: 'read profile', session, token: access, isFresh: false }],
    }
  }
  if (!refresh) {
    const error = 'No refresh token available'
    const out = ended({ ...starting, renewing: false }, error)
    return { ...out, effects: [{ do: 'complain', text: error }, ...out.effects] }
  }
  return { state: { ...starting, renewing: true }, effects: [{ do: 'renew token', session, refresh }] }
}

function signingIn(state: SessionState, tokens: Tokens): Step {
  const session = state.session + 1
  const effects: SessionEffect[] = [
    { do: 'forget credentials' },
    { do: 'store tokens', tokens },
    { do: 'read profile', session, token: tokens.access, isFresh: true },
  ]
  if ('tokens' in state) effects.unshift({ do: 'forget viewer data' })
  if (!tokens.refresh) effects.push({ do: 'warn', text: 'No refresh token received from API.' })
  return { state: { phase: 'signing in', session, tokens }, effects }
}

function continued(state: Live, event: Continuing): Step {
  switch (event.type) {
    case 'profile received':
      return authenticated(state, event.user)
    case 'profile failed':
      return withoutProfile(state, event)
    case 'profile unanswered':
      // Replaced meanwhile: the read with the newer token decides.
      return event.token === state.tokens.access ? unanswered(state, event) : unchanged(state)
    case 'token refused':
      return refused(state, event.token)
    case 'token renewed':
      return renewed(state, event.token)
    case 'renewal failed':
      return asking(state, ended(state, 'Failed to refresh token'))
    case 'renewal unanswered':
      return unanswered(state, event)
  }
}

function authenticated(state: Live, user: Profile): Step {
  const { session, tokens } = state
  const renewing = state.phase !== 'signing in' && state.renewing
  const isSomebodyElse = 'user' in state && state.user !== undefined && state.user.id !== user.id
  return {
    state: { phase: 'signed in', session, tokens, user, renewing, unanswered: undefined },
    effects: [
      ...(isSomebodyElse ? ([{ do: 'forget viewer data' }] as const) : []),
      { do: 'store user', user },
      // Data from before the login was read without a token. At the start every call carried the token already.
      ...(state.phase === 'signing in' ? ([{ do: 'reread data' }] as const) : []),
    ],
  }
}

/** A refused token may have expired, unless it is new: it gets one refresh like any call. */
function withoutProfile(state: Live, { token, isFresh, unauthorised }: ProfileRead & { unauthorised: boolean }): Step {
  // Replaced meanwhile: the read with the newer token decides.
  if (token !== state.tokens.access) return unchanged(state)
  if (state.phase !== 'signing in' && unauthorised && !isFresh && state.tokens.refresh) return refused(state, token)
  const out = ended(state, 'Failed to load the profile')
  return unauthorised ? asking(state, out) : out
}

/** tokens and the saved user stay, and the page starts with that user. */
function unanswered(state: Live, { afterMs }: { afterMs?: number | undefined }): Step {
  const times = (state.unanswered?.times ?? 0) + 1
  const waiting = { ...state, unanswered: { times, isAsking: false } }
  const effects: SessionEffect[] = [{ do: 'ask again later', times, afterMs }]
  if (waiting.phase === 'signing in') return { state: waiting, effects }
  const { user, phase } = waiting
  if (phase === 'signed in' || !user) return { state: { ...waiting, renewing: false }, effects }
  return { state: { ...waiting, phase: 'signed in', user, renewing: false }, effects }
}

/** Refetches the profile after a question without a response. A token that has expired meanwhile is refreshed. */
function askingAgain(state: Live): Step {
  const { session, tokens, phase } = state
  const isRenewing = phase !== 'signing in' && state.renewing
  if (!state.unanswered || state.unanswered.isAsking || isRenewing) return unchanged(state)
  const isFresh = phase === 'signing in'
  return {
    state: { ...state, unanswered: { ...state.unanswered, isAsking: true } },
    effects: [{ do: 'read profile', session, token: tokens.access, isFresh }],
  }
}

/** one refresh for any number of refused calls. */
function refused(state: Live, token: string): Step {
  // A token straight from the login is not refreshed, and one that has been replaced needs no refresh.
  if (state.phase === 'signing in' || state.renewing || token !== state.tokens.access) return unchanged(state)
  const { refresh } = state.tokens
  if (!refresh) return { state, effects: [{ do: 'complain', text: 'No refresh token available' }] }
  return { state: { ...state, renewing: true }, effects: [{ do: 'renew token', session: state.session, refresh }] }
}

function renewed(state: Live, access: string): Step {
  const { session } = state
  const tokens = { ...state.tokens, access }
  return {
    // Also if the server returned the same token: the refresh has ended either way.
    state: {
      ...(state.phase === 'signing in' ? { ...state, tokens } : { ...state, tokens, renewing: false }),
      ...(state.unanswered && { unanswered: { ...state.unanswered, isAsking: true } }),
    },
    effects: [
      { do: 'store tokens', tokens },
      { do: 'read profile', session, token: access, isFresh: true },
    ],
  }
}

/** Asks to sign in again, unless the session is just being restored or the sign-in form is open anyway. */
function asking(was: Live, { state, effects }: Step): Step {
  return { state, effects: was.phase === 'signed in' ? [...effects, { do: 'ask to sign in' }] : effects }
}

/**
 * only for the current session, not while it is being restored, and not while the server does not
 * respond to questions about the session.
 */
function unauthorised(state: SessionState, session: number | undefined): Step {
  const isConcerned =
    (state.phase === 'signed in' && session === state.session && !state.unanswered) ||
    (state.phase === 'signed out' && session === undefined)
  return isConcerned ? { state, effects: [{ do: 'ask to sign in' }] } : unchanged(state)
}

/** Reacts to changes of another tab, or other changes of the storage. */
function sharedWith(state: SessionState, stored: Stored): Step {
  if (state.phase === 'unstarted') return unchanged(state)
  const { access, refresh, user } = stored
  if (!access) return 'tokens' in state ? signedOutElsewhere(state) : unchanged(state)
  const tokens = { access, refresh }
  if ('tokens' in state && isSamePerson(state, stored)) return updatedElsewhere(state, tokens, user)
  // The user is the last record that a sign-in writes: without it the other tab has not finished.
  if (!user) return 'tokens' in state ? signedOutElsewhere(state) : unchanged(state)
  return {
    state: { phase: 'signed in', session: state.session + 1, tokens, user, renewing: false },
    effects:
      'tokens' in state
        ? [{ do: 'forget action after sign-in' }, { do: 'forget viewer data' }]
        : [{ do: 'reread data' }, { do: 'take up the sign-in of another tab' }],
  }
}

/** Signed out elsewhere: the content of the storage, present or future, belongs to another user. */
function signedOutElsewhere(state: Live): Step {
  const { state: out, effects } = ended(state)
  return { state: out, effects: effects.filter((effect) => effect.do !== 'forget credentials') }
}

function isSamePerson(state: Live, { access, refresh, user }: Stored): boolean {
  if ('user' in state && state.user && user) return state.user.id === user.id
  return state.tokens.refresh || refresh ? state.tokens.refresh === refresh : state.tokens.access === access
}

/** The same user, with a refreshed token or a changed profile of another tab. */
function updatedElsewhere(state: Live, tokens: Tokens, user: Profile | undefined): Step {
  const isNewToken = tokens.access !== state.tokens.access
  const isNewUser = state.phase === 'signed in' && user !== undefined && !isSameProfile(state.user, user)
  if (!isNewToken && !isNewUser && tokens.refresh === state.tokens.refresh) return unchanged(state)
  const next = withTokens(state, tokens)
  if (next.phase === 'signed in') return { state: { ...next, user: user ?? next.user }, effects: [] }
  // The read in flight, if any, uses the previous token.
  return {
    state: next,
    effects: isNewToken ? [{ do: 'read profile', session: state.session, token: tokens.access, isFresh: true }] : [],
  }
}

/** Tokens of another tab: a new one makes a refresh in flight unnecessary. */
function withTokens(state: Live, tokens: Tokens): Live {
  const isNew = tokens.access !== state.tokens.access
  return isNew && state.phase !== 'signing in' ? { ...state, tokens, renewing: false } : { ...state, tokens }
}

function isSameProfile(one: Profile, other: Profile): boolean {
  return (Object.keys(one) as (keyof Profile)[]).every((key) => one[key] === other[key])
}
