import type { Profile } from '#src/api/session.ts'

export interface Tokens {
  access: string
  /** Absent when the server gave none (A4.1-11). */
  refresh: string | undefined
}

/** What the storage holds at this moment; the other tabs write to it too. */
export interface Stored {
  access: string | undefined
  refresh: string | undefined
  user: Profile | undefined
}

interface Holding {
  /** Counts sign-ins and sign-outs of this tab: what one session asked for never reaches the next. */
  session: number
  tokens: Tokens
  /**
   * The last question to the server, for the profile or for a new token, got no answer (NS-42). The session goes on, and
   * the question is asked again. Absent once the server has answered.
   */
  unanswered?: { times: number; isAsking: boolean } | undefined
}

/** One reading of the profile of a token's owner. */
export interface ProfileRead {
  session: number
  token: string
  /** The token is brand-new: if even that is refused, this is the end. */
  isFresh: boolean
}

export type SessionState =
  | { phase: 'unstarted'; session: 0 }
  /** The last visit's token is being tried; `user` is the one saved then. */
  | ({ phase: 'starting'; user: Profile | undefined; renewing: boolean } & Holding)
  | { phase: 'signed out'; session: number; error: string | undefined }
  /** The login has succeeded, the profile is being read. */
  | ({ phase: 'signing in' } & Holding)
  | ({ phase: 'signed in'; user: Profile; renewing: boolean } & Holding)

/** A state in which a token is in use. */
export type Live = Extract<SessionState, Holding>

export type SessionEvent =
  | { type: 'started'; stored: Stored; nowMs: number }
  | { type: 'tokens received'; tokens: Tokens }
  | { type: 'sign-in failed'; error: string }
  | { type: 'profile received'; session: number; user: Profile }
  /** The server refused, or its answer is unusable. */
  | ({ type: 'profile failed'; unauthorised: boolean } & ProfileRead)
  /** No response, a broken-off body, a time-out, 502, 503 or 504: no answer to the question (NS-42). */
  | { type: 'profile unanswered'; session: number; token: string }
  /** A call that carried `token` came back 401 and could be tried once more. */
  | { type: 'token refused'; session: number; token: string }
  | { type: 'token renewed'; session: number; token: string }
  | { type: 'renewal failed'; session: number }
  | { type: 'renewal unanswered'; session: number }
  /** A question without an answer can be asked again: the line is back, a call needs it, or it is time. */
  | { type: 'answer wanted' }
  /** A call stayed 401 for good; `session` is undefined if it was made signed out. */
  | { type: 'call unauthorised'; session: number | undefined }
  | { type: 'storage changed'; stored: Stored }
  | { type: 'signed out' }
  /** The person goes to sign in again, because the server refuses the session's calls. */
  | { type: 'expired' }

/** What has to be done outside; sessionEffects.ts does it, in this order. */
export type SessionEffect =
  | { do: 'forget credentials' }
  | { do: 'store tokens'; tokens: Tokens }
  | { do: 'store user'; user: Profile }
  | ({ do: 'read profile' } & ProfileRead)
  | { do: 'renew token'; session: number; refresh: string }
  /** `times`: how often there was no answer in a row. */
  | { do: 'ask again later'; times: number }
  /** Everything in caches, and so on screen, that was the former viewer's. */
  | { do: 'forget viewer data' }
  /** What is on screen was read without a token. */
  | { do: 'reread data' }
  | { do: 'forget action after sign-in' }
  | { do: 'ask to sign in' }
  /** The prompt closes; what the same member wanted before the session expired is done now (AMB-10). */
  | { do: 'take up the sign-in of another tab' }
  | { do: 'warn'; text: string }
  | { do: 'complain'; text: string }

export interface Step {
  state: SessionState
  effects: SessionEffect[]
}

export const UNSTARTED: SessionState = { phase: 'unstarted', session: 0 }
