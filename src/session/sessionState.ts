import type { Profile } from './profile.ts'

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
  | ({ type: 'profile failed'; unauthorised: boolean } & ProfileRead)
  /** A call that carried `token` came back 401 and could be tried once more. */
  | { type: 'token refused'; session: number; token: string }
  | { type: 'token renewed'; session: number; token: string }
  | { type: 'renewal failed'; session: number }
  /** A call stayed 401 for good; `session` is undefined if it was made signed out. */
  | { type: 'call unauthorised'; session: number | undefined }
  | { type: 'storage changed'; stored: Stored }
  | { type: 'signed out' }

/** What has to be done outside; sessionEffects.ts does it, in this order. */
export type SessionEffect =
  | { do: 'forget credentials' }
  | { do: 'store tokens'; tokens: Tokens }
  | { do: 'store user'; user: Profile }
  | ({ do: 'read profile' } & ProfileRead)
  | { do: 'renew token'; session: number; refresh: string }
  /** Everything in caches, and so on screen, that was the former viewer's. */
  | { do: 'forget viewer data' }
  /** What is on screen was read without a token. */
  | { do: 'reread data' }
  | { do: 'forget action after sign-in' }
  | { do: 'ask to sign in' }
  /** Signed in in another tab, while this one was asking: what was wanted is done now. */
  | { do: 'run the prompt’s action' }
  | { do: 'warn'; text: string }
  | { do: 'complain'; text: string }

export interface Step {
  state: SessionState
  effects: SessionEffect[]
}

export const UNSTARTED: SessionState = { phase: 'unstarted', session: 0 }
