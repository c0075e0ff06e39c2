import type { Profile } from '#src/api/session.ts'
import { ended, unchanged } from './sessionSteps.ts'
import type { Live, SessionState, Step, Stored, Tokens } from './sessionState.ts'

/** Reacts to changes of another tab, or other changes of the storage. */
export function sharedWith(state: SessionState, stored: Stored): Step {
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
