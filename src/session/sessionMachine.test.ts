import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Profile } from '#src/api/calls/session.ts'
import { sessionAfter } from './sessionMachine.ts'
import { type SessionEffect, type SessionEvent, type SessionState, type Stored, UNSTARTED } from './sessionState.ts'

const NOW_MS = Date.parse('2026-03-01T12:00:00Z')
const jwt = (expMs: number) => `h.${Buffer.from(JSON.stringify({ exp: expMs / 1000 })).toString('base64url')}.s`
const GOOD = jwt(NOW_MS + 60_000)
const OLD = jwt(NOW_MS - 1_000)
const mira: Profile = { id: 'm', username: 'mira', email: 'mira@example.com', profilePictureUrl: '', description: '' }
const jonas: Profile = { ...mira, id: 'j', username: 'jonas' }
const nothing: Stored = { access: undefined, refresh: undefined, user: undefined }

const started = (stored: Partial<Stored>): SessionEvent => ({
  type: 'started',
  stored: { ...nothing, ...stored },
  nowMs: NOW_MS,
})
const storage = (stored: Partial<Stored>): SessionEvent => ({
  type: 'storage changed',
  stored: { ...nothing, ...stored },
})

const tokens = { access: GOOD, refresh: 'refresh' }
const starting: SessionState = { phase: 'starting', session: 1, tokens, user: mira, renewing: false }
const signedOut: SessionState = { phase: 'signed out', session: 1, error: undefined }
const signingIn: SessionState = { phase: 'signing in', session: 2, tokens }
const signedIn: SessionState = { phase: 'signed in', session: 2, tokens, user: mira, renewing: false }
const renewing: SessionState = { ...signedIn, renewing: true }
const withoutRefresh: SessionState = { ...signedIn, tokens: { access: GOOD, refresh: undefined } }

const FORGET = ['forget credentials', 'forget action after sign-in', 'forget viewer data']

interface Case {
  rows?: string[]
  what: string
  given: SessionState
  event: SessionEvent
  /** @default the phase of `given` */
  phase?: SessionState['phase']
  state?: object
  effects?: string[]
  /** What the console gets. */
  logs?: string
}

it.for<Case>([
  {
    rows: ['A4.1-03'],
    what: 'without a stored token the start ends signed out',
    given: UNSTARTED,
    event: started({}),
    phase: 'signed out',
  },
  {
    what: 'a refresh token and a user that were left behind are swept up at the start',
    given: UNSTARTED,
    event: started({ refresh: 'refresh', user: mira }),
    phase: 'signed out',
    effects: ['forget credentials'],
  },
  {
    rows: ['A8-35'],
    what: 'a token whose time has passed, without a refresh token, ends signed out, and says why',
    given: UNSTARTED,
    event: started({ access: OLD }),
    phase: 'signed out',
    state: { error: 'No refresh token available' },
    effects: ['complain', ...FORGET],
  },
  {
    what: 'it is asked once at a time',
    given: { ...signedIn, unanswered: { times: 1, isAsking: true } },
    event: { type: 'answer wanted' },
  },
  {
    rows: ['NS-42'],
    what: 'an answer ends the waiting',
    given: { ...signedIn, unanswered: { times: 3, isAsking: true } },
    event: { type: 'profile received', session: 2, user: mira },
    state: { unanswered: undefined },
    effects: ['store user'],
  },
  {
    what: 'a sign-in whose profile gets no answer keeps its tokens',
    given: signingIn,
    event: { type: 'profile unanswered', session: 2, token: GOOD },
    state: { tokens },
    effects: ['ask again later'],
  },
  {
    what: 'a profile refused at the start is worth one renewal',
    given: starting,
    event: { type: 'profile failed', session: 1, token: GOOD, isFresh: false, unauthorised: true },
    state: { renewing: true },
    effects: ['renew token'],
  },
  {
    what: 'a profile refused at the start without a refresh token is the end',
    given: { ...starting, tokens: { access: GOOD, refresh: undefined } },
    event: { type: 'profile failed', session: 1, token: GOOD, isFresh: false, unauthorised: true },
    phase: 'signed out',
    effects: FORGET,
  },
  {
    what: 'a login over somebody else forgets them first',
    given: signedIn,
    event: { type: 'tokens received', tokens: { access: 'theirs', refresh: 'theirs' } },
    phase: 'signing in',
    state: { session: 3 },
    effects: ['forget viewer data', 'forget credentials', 'store tokens', 'read profile'],
  },
  {
    what: 'a login whose profile is refused ends signed out, and is not renewed away',
    given: signingIn,
    event: { type: 'profile failed', session: 2, token: GOOD, isFresh: true, unauthorised: true },
    phase: 'signed out',
    effects: FORGET,
  },
  {
    what: 'a refused token that has been replaced already is not renewed',
    given: signedIn,
    event: { type: 'token refused', session: 2, token: 'older' },
    state: { renewing: false },
  },
  {
    rows: ['A4.1-27'],
    what: 'without a refresh token a refused one stays, and the error is passed on',
    given: withoutRefresh,
    event: { type: 'token refused', session: 2, token: GOOD },
    state: { renewing: false },
    effects: ['complain'],
    logs: 'No refresh token available',
  },
  {
    what: 'a profile that fails after a renewal logs out; with no refusal there is nothing to ask',
    given: signedIn,
    event: { type: 'profile failed', session: 2, token: GOOD, isFresh: true, unauthorised: false },
    phase: 'signed out',
    effects: FORGET,
  },
  {
    rows: ['A2.14-06'],
    what: 'a call made signed out that is refused asks to sign in',
    given: signedOut,
    event: { type: 'call unauthorised', session: undefined },
    effects: ['ask to sign in'],
  },
  {
    what: 'a call of a session that was ended meanwhile asks for nothing',
    given: signedOut,
    event: { type: 'call unauthorised', session: 0 },
  },
  {
    what: 'a sign-in in another tab counts here, and the prompt is resolved',
    given: signedOut,
    event: storage({ access: GOOD, refresh: 'refresh', user: mira }),
    phase: 'signed in',
    state: { session: 2, user: mira },
    effects: ['reread data', 'take up the sign-in of another tab'],
  },
  {
    what: 'a sign-in in another tab counts only when its user is known',
    given: signedOut,
    event: storage({ access: GOOD, refresh: 'refresh' }),
  },
  {
    what: 'somebody else signed in in another tab: the former viewer is forgotten',
    given: signedIn,
    event: storage({ access: 'theirs', refresh: 'theirs', user: jonas }),
    state: { session: 3, user: jonas, renewing: false },
    effects: ['forget action after sign-in', 'forget viewer data'],
  },
  {
    what: 'somebody else about to sign in in another tab: the former viewer is out',
    given: signedIn,
    event: storage({ access: 'theirs', refresh: 'theirs' }),
    phase: 'signed out',
    effects: ['forget action after sign-in', 'forget viewer data'],
  },
  {
    what: 'a token renewed in another tab while this one starts lets the start go on',
    given: { ...starting, renewing: true },
    event: storage({ access: 'newer', refresh: 'refresh', user: mira }),
    state: { renewing: false },
    effects: ['read profile'],
  },
  {
    what: 'a profile changed in another tab is shown here',
    given: signedIn,
    event: storage({ ...tokens, user: { ...mira, username: 'mira-k' } }),
    state: { session: 2, user: { ...mira, username: 'mira-k' } },
  },
  {
    what: 'a damaged user record leaves the session as it is',
    given: signedIn,
    event: storage({ ...tokens }),
    state: { session: 2, user: mira },
  },
  {
    what: 'a session that has expired ends and says so',
    given: signedIn,
    event: { type: 'expired' },
    phase: 'signed out',
    state: { error: 'The session has expired.' },
    effects: FORGET,
  },
  {
    what: 'a profile refused with a token that has been replaced meanwhile ends nothing',
    given: signedIn,
    event: { type: 'profile failed', session: 2, token: 'older', isFresh: true, unauthorised: true },
  },
  {
    what: 'a token straight from the login is not renewed',
    given: signingIn,
    event: { type: 'token refused', session: 2, token: GOOD },
  },
  {
    what: 'a renewal without an answer before also asks the question again',
    given: { ...renewing, unanswered: { times: 2, isAsking: false } },
    event: { type: 'token renewed', session: 2, token: 'newer' },
    state: { renewing: false, unanswered: { times: 2, isAsking: true } },
    effects: ['store tokens', 'read profile'],
  },
  {
    what: 'a user who signs in again in another tab is the same person',
    given: signedIn,
    event: storage({ access: 'newer', refresh: 'another', user: mira }),
    state: { session: 2, tokens: { access: 'newer', refresh: 'another' } },
  },
  {
    what: 'a start that knows no user yet takes over a token renewed in another tab',
    given: { ...starting, user: undefined },
    event: storage({ access: 'newer', refresh: 'refresh' }),
    state: { session: 1, tokens: { access: 'newer', refresh: 'refresh' } },
    effects: ['read profile'],
  },
  {
    what: 'a start that knows no user yet does not become the session of somebody else',
    given: { ...starting, user: undefined, tokens: { access: GOOD, refresh: undefined } },
    event: storage({ access: 'theirs', user: jonas }),
    phase: 'signed in',
    state: { session: 2, user: jonas },
    effects: ['forget action after sign-in', 'forget viewer data'],
  },
  {
    what: 'a token that another tab has removed ends this session, even if the user is still stored',
    given: signedIn,
    event: storage({ user: mira }),
    phase: 'signed out',
    effects: ['forget action after sign-in', 'forget viewer data'],
  },
  {
    what: 'another refresh token alone is taken over, and a renewal goes on',
    given: renewing,
    event: storage({ access: GOOD, refresh: 'newer', user: mira }),
    state: { renewing: true, tokens: { access: GOOD, refresh: 'newer' } },
  },
])('$what', ({ given, event, phase = given.phase, state = {}, effects = [], logs }) => {
  const step = sessionAfter(given, event)
  if (logs) expect(step.effects).toContainEqual({ do: 'complain', text: logs })
  expect(step.state).toMatchObject({ phase, ...state })
  expect(step.effects.map((effect) => effect.do)).toEqual(effects)
})

it.for<SessionEvent>([
  { type: 'profile received', session: 1, user: jonas },
  { type: 'profile failed', session: 1, token: GOOD, isFresh: true, unauthorised: true },
  { type: 'token refused', session: 1, token: GOOD },
  { type: 'token renewed', session: 1, token: 'newer' },
  { type: 'renewal failed', session: 1 },
  { type: 'renewal unanswered', session: 1 },
  { type: 'profile unanswered', session: 1, token: GOOD },
  { type: 'answer wanted' },
  { type: 'call unauthorised', session: 1 },
  storage({ ...tokens, user: mira }),
])('$type of an earlier session, or without news, changes nothing', (event) => {
  for (const state of [signedIn, renewing]) {
    expect(sessionAfter(state, event)).toEqual({ state, effects: [] })
  }
})

const session = fc.integer({ min: 0, max: 6 })
const token = fc.constantFrom('one', 'two', 'three')
const refresh = fc.constantFrom('trade', undefined)
const user = fc.constantFrom(mira, jonas)
const anyStart = fc.record({
  type: fc.constant('started' as const),
  stored: fc.record({
    access: fc.constantFrom(GOOD, OLD, 'one', undefined),
    refresh,
    user: fc.option(user, { nil: undefined }),
  }),
  nowMs: fc.constant(NOW_MS),
})
const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  anyStart,
  fc.record({ type: fc.constant('tokens received' as const), tokens: fc.record({ access: token, refresh }) }),
  fc.record({ type: fc.constant('profile received' as const), session, user }),
  fc.record({
    type: fc.constant('profile failed' as const),
    session,
    token,
    isFresh: fc.boolean(),
    unauthorised: fc.boolean(),
  }),
  fc.record({ type: fc.constant('token refused' as const), session, token }),
  fc.record({ type: fc.constant('token renewed' as const), session, token }),
  fc.record({ type: fc.constant('renewal failed' as const), session }),
  fc.record({ type: fc.constant('renewal unanswered' as const), session }),
  fc.record({ type: fc.constant('profile unanswered' as const), session, token }),
  fc.record({ type: fc.constant('answer wanted' as const) }),
  fc.record({ type: fc.constant('expired' as const) }),
  fc.record({
    type: fc.constant('call unauthorised' as const),
    session: fc.option(session, { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('storage changed' as const),
    stored: fc.record({
      access: fc.option(token, { nil: undefined }),
      refresh,
      user: fc.option(user, { nil: undefined }),
    }),
  }),
  fc.record({ type: fc.constant('signed out' as const) }),
)

const REMOVING: SessionEvent['type'][] = [
  'started',
  'tokens received',
  'profile failed',
  'renewal failed',
  'signed out',
  'expired',
]

it('holds for any events in any order', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let state: SessionState = UNSTARTED
      for (const event of events) {
        const was = state
        const step = sessionAfter(was, event)
        state = step.state
        const does = (name: string) => step.effects.some((effect) => effect.do === name)

        // One refresh at a time, and the state contains it.
        if (does('renew token')) expect('renewing' in was && was.renewing).toBe(false)
        expect('renewing' in state && state.renewing && !('renewing' in was && was.renewing)).toBe(does('renew token'))
        // A sign-out removes everything, and every user gets a new number.
        const left = 'tokens' in was && (!('tokens' in state) || state.session !== was.session)
        const isSomebodyElse =
          event.type === 'profile received' &&
          'user' in was &&
          'user' in state &&
          was.user &&
          was.user.id !== state.user?.id
        expect(does('forget viewer data')).toBe(
          left ||
            Boolean(isSomebodyElse) ||
            (event.type === 'started' && state.phase === 'signed out' && does('complain')),
        )
        if (was.phase !== 'unstarted' && 'user' in was && 'user' in state && was.user && was.user.id !== state.user?.id)
          expect(event.type === 'profile received' || state.session > was.session).toBe(true)
        expect(state.session).toBeGreaterThanOrEqual(was.session)
        // Only a response, a sign-out, an expired token or another tab removes tokens (NS-42).
        if (does('forget credentials')) expect(REMOVING).toContain(event.type)
        // The start and the sign-in form never block themselves.
        if (does('ask to sign in')) expect(['signed in', 'signed out']).toContain(was.phase)
      }
    }),
    { numRuns: 2000 },
  )
})

/** A read or refresh in flight. */
type Awaited = Extract<SessionEffect, { do: 'read profile' | 'renew token' }>
interface Ending {
  outcome: 'succeeds' | 'is refused' | 'fails' | 'gets no answer'
  renewed: string
}

const isAwaited = (effect: SessionEffect): effect is Awaited =>
  effect.do === 'read profile' || effect.do === 'renew token'

/** What sessionEffects.ts reports when `effect` has ended. A server may return the same token again. */
function reportOf(effect: Awaited, { outcome, renewed }: Ending, now: SessionState): SessionEvent {
  const { session: asked } = effect
  if (effect.do === 'renew token') {
    const same = 'tokens' in now ? now.tokens.access : GOOD
    if (outcome === 'succeeds') {
      return { type: 'token renewed', session: asked, token: renewed === 'the same' ? same : renewed }
    }
    return { type: outcome === 'gets no answer' ? 'renewal unanswered' : 'renewal failed', session: asked }
  }
  if (outcome === 'succeeds') return { type: 'profile received', session: asked, user: mira }
  const { token: carried, isFresh } = effect
  if (outcome === 'gets no answer') return { type: 'profile unanswered', session: asked, token: carried }
  const unauthorised = outcome === 'is refused'
  return { type: 'profile failed', session: asked, token: carried, isFresh, unauthorised }
}

const anyEnding: fc.Arbitrary<Ending> = fc.record({
  outcome: fc.constantFrom('succeeds', 'is refused', 'fails', 'gets no answer'),
  renewed: fc.constantFrom('the same', 'one', OLD),
})
/** An external event happens, or the oldest or newest effect in flight ends. */
const anyMove = fc.oneof(
  fc.record({ event: anyEvent }),
  fc.record({ settled: fc.constantFrom('oldest' as const, 'newest' as const), with: anyEnding }),
)

it('waits for nothing after everything in flight has ended', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.array(anyMove, { maxLength: 30 }),
      fc.array(anyEnding, { minLength: 1 }),
      (start, moves, endings) => {
        let state: SessionState = UNSTARTED
        const underWay: Awaited[] = []
        const happen = (event: SessionEvent) => {
          const step = sessionAfter(state, event)
          state = step.state
          underWay.push(...step.effects.filter(isAwaited))
        }
        happen(start)
        for (const move of moves) {
          if ('event' in move) {
            happen(move.event)
            continue
          }
          const ended = move.settled === 'oldest' ? underWay.shift() : underWay.pop()
          if (ended) happen(reportOf(ended, move.with, state))
        }
        for (let settled = 0; underWay.length > 0; settled++) {
          expect(settled, 'one event asks for the next, for ever').toBeLessThan(100)
          happen(reportOf(underWay.shift()!, endings[settled % endings.length]!, state))
        }
        const isWaiting = 'unanswered' in state && state.unanswered !== undefined
        expect(isWaiting || ['signed out', 'signed in'].includes(state.phase), JSON.stringify(state)).toBe(true)
        expect(state).not.toMatchObject({ renewing: true })
      },
    ),
    { numRuns: 2000 },
  )
})
