import type { Profile } from '#src/api/calls/session.ts'

export interface Tokens {
  access: string
  /** Absent if the server sent none. */
  refresh: string | undefined
}

/** The current content of the storage; other tabs write to it too. */
export interface Stored {
  access: string | undefined
  refresh: string | undefined
  user: Profile | undefined
}

interface Holding {
  /** Counts sign-ins and sign-outs of this tab: a response of one session never reaches the next. */
  session: number
  tokens: Tokens
  /**
   * The last question to the server, for the profile or a new token, had no response. The session continues, and
   * the question is repeated. Absent once the server has responded.
   */
  unanswered?: { times: number; isAsking: boolean } | undefined
}

/** A read of the profile of a token's owner. */
export interface ProfileRead {
  session: number
  token: string
  /** The token is new: if it is refused, the session ends. */
  isFresh: boolean
}

export type SessionState =
  | { phase: 'unstarted'; session: 0 }
  /** The stored session is being restored; `user` is the saved one. */
  | ({ phase: 'starting'; user: Profile | undefined; renewing: boolean } & Holding)
  | { phase: 'signed out'; session: number; error: string | undefined }
  /** The login has succeeded, and the profile is being read. */
  | ({ phase: 'signing in' } & Holding)
  | ({ phase: 'signed in'; user: Profile; renewing: boolean } & Holding)

/** A state in which a token is in use. */
export type Live = Extract<SessionState, Holding>

export type SessionEvent =
  | { type: 'started'; stored: Stored; nowMs: number }
  | { type: 'tokens received'; tokens: Tokens }
  | { type: 'sign-in failed'; error: string }
  | { type: 'profile received'; session: number; user: Profile }
  /** The server refused, or its response is unusable. */
  | ({ type: 'profile failed'; unauthorised: boolean } & ProfileRead)
  /** The question has no answer of the API. `afterMs`: the server asks to wait that long. */
  | { type: 'profile unanswered'; session: number; token: string; afterMs?: number | undefined }
  /** A call with `token` was refused with 401 and may be retried once. */
  | { type: 'token refused'; session: number; token: string }
  | { type: 'token renewed'; session: number; token: string }
  | { type: 'renewal failed' | 'renewal unanswered'; session: number; afterMs?: number | undefined }
  /** A question without a response may be repeated: the line is back, a call needs it, or its delay is over. */
  | { type: 'answer wanted' }
  /** A call is still refused with 401; `session` is undefined if it was made signed out. */
  | { type: 'call unauthorised'; session: number | undefined }
  | { type: 'storage changed'; stored: Stored }
  | { type: 'signed out' }
  /** The user opens the sign-in page, because the server refuses the session's calls. */
  | { type: 'expired' }

/** The effects of an event; sessionEffects.ts performs them in this order. */
export type SessionEffect =
  | { do: 'forget credentials' }
  | { do: 'store tokens'; tokens: Tokens }
  | { do: 'store user'; user: Profile }
  | ({ do: 'read profile' } & ProfileRead)
  | { do: 'renew token'; session: number; refresh: string }
  /** `times`: the number of questions without a response in a row. */
  | { do: 'ask again later'; times: number; afterMs: number | undefined }
  /** All data of the former viewer in caches, and so on the screen. */
  | { do: 'forget viewer data' }
  /** Data on the screen that was read without a token. */
  | { do: 'reread data' }
  | { do: 'forget action after sign-in' }
  | { do: 'ask to sign in' }
  /** Closes the prompt; the pending action of the same member runs now. */
  | { do: 'take up the sign-in of another tab' }
  | { do: 'warn'; text: string }
  | { do: 'complain'; text: string }

export interface Step {
  state: SessionState
  effects: SessionEffect[]
}

export const UNSTARTED: SessionState = { phase: 'unstarted', session: 0 }

// Steps that several events lead to.

export function unchanged(state: SessionState): Step {
  return { state, effects: [] }
}

/** A4.1-05, A4.1-15; preferences and drafts stay. */
export function ended(state: Live, error?: string): Step {
  return {
    state: { ...nobody({ session: state.session + 1 }), error },
    effects: [{ do: 'forget credentials' }, { do: 'forget action after sign-in' }, { do: 'forget viewer data' }],
  }
}

export function nobody({ session }: { session: number }) {
  return { phase: 'signed out', session, error: undefined } as const
}
