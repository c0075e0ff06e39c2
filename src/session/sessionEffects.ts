import { atom } from 'jotai'
import { ApiError, isUnauthorized } from '#src/api/ApiError.ts'
import { logFailure } from '#src/api/logFailure.ts'
import { retryAfterOf, retryDelayMs } from '#src/api/retryDelay.ts'
import { requestNewToken, requestProfile } from '#src/api/session.ts'
import { CALL_TIMEOUT_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { isAccountPath } from './accountPaths.ts'
import { afterSignInAtom, storeAfterSignInAtom, takeUpSignInAtom } from './afterSignIn.ts'
import { forgetViewerDataAtom } from './forgetViewerData.ts'
import { promptOpenAtom } from './promptOpen.ts'
import { credentialsAtom, sessionStateAtom, storedIn } from './session.ts'
import type { ProfileRead, SessionEffect, SessionEvent } from './sessionState.ts'

type Dispatch = (event: SessionEvent) => void

/** Performs an effect of a session change; asynchronous effects report back as events. */
export const runEffectAtom = atom(null, (get, set, effect: SessionEffect, dispatch: Dispatch): void => {
  const credentials = get(credentialsAtom)
  switch (effect.do) {
    case 'forget credentials':
      credentials.clear()
      return
    case 'store tokens':
      // The access token last: no other tab starts to use a sign-in before it is complete.
      if (effect.tokens.refresh) credentials.write('refresh', effect.tokens.refresh)
      credentials.write('access', effect.tokens.access)
      return
    case 'store user':
      credentials.write('user', JSON.stringify(effect.user))
      return
    case 'read profile':
      void set(readProfileAtom, effect, dispatch)
      return
    case 'renew token':
      void set(renewTokenAtom, effect, dispatch)
      return
    case 'forget viewer data':
      set(forgetViewerDataAtom)
      return
    case 'reread data':
      void get(queryClientAtom).invalidateQueries()
      return
    case 'forget action after sign-in':
      set(afterSignInAtom, undefined)
      return
    case 'ask to sign in':
      // A sign-in now returns to the page of the call (A4.1-20).
      if (!isAccountPath(get(worldAtom).history.location.pathname)) {
        set(storeAfterSignInAtom, () => undefined, { keepExisting: true })
      }
      set(promptOpenAtom, true)
      return
    case 'ask again later':
      // The delays of failed reads (A9-36).
      get(worldAtom).clock.setTimeout(
        () => dispatch({ type: 'answer wanted' }),
        effect.afterMs ?? retryDelayMs(effect.times - 1, get(worldAtom).firstRetryMs),
      )
      return
    case 'take up the sign-in of another tab':
      set(takeUpSignInAtom)
      return
    case 'warn':
      console.warn(effect.text)
      return
    case 'complain':
      console.error(effect.text, new Error(effect.text))
  }
})

/** Without the retries of other reads: the page waits for it. The session machine repeats the question (NS-42). */
const readProfileAtom = atom(null, async (get, _set, { session, token, isFresh }: ProfileRead, dispatch: Dispatch) => {
  try {
    const user = await requestProfile(token, get(queryClientAtom))
    dispatch({ type: 'profile received', session, user })
  } catch (error) {
    logFailure('Failed to load the profile', error)
    if (isNoAnswer(error)) return dispatch({ type: 'profile unanswered', session, token, afterMs: retryAfterOf(error) })
    dispatch({ type: 'profile failed', session, token, isFresh, unauthorised: isUnauthorized(error) })
  }
})

/**
 * Exchanges the refresh token for a new access token, under a lock shared by all tabs: the second tab finds the new
 * token in the storage, or no session, and exchanges nothing.
 */
const renewTokenAtom = atom(
  null,
  async (get, _set, { session, refresh }: { session: number; refresh: string }, dispatch: Dispatch): Promise<void> => {
    const follow = () => dispatch({ type: 'storage changed', stored: storedIn(get(credentialsAtom)) })
    const isWanted = () => {
      follow()
      const state = get(sessionStateAtom)
      return state.session === session && 'renewing' in state && state.renewing
    }
    const trade = async () => {
      if (!isWanted()) return
      try {
        const token = await requestNewToken(refresh, get(queryClientAtom))
        // Signed out meanwhile, here or in another tab: a late response must not sign in again.
        if (isWanted()) dispatch({ type: 'token renewed', session, token })
      } catch (error) {
        logFailure('Failed to refresh token', error) // A8-34
        const type = isNoAnswer(error) ? 'renewal unanswered' : 'renewal failed'
        if (isWanted()) dispatch({ type, session, afterMs: retryAfterOf(error) })
      }
    }
    const { tabs, clock } = get(worldAtom)
    if (!tabs) return trade()
    // The tab with the lock may be frozen. That is no answer about this session, and the app asks again later.
    const giveUp = clock.setTimeout(() => {
      if (isWanted()) dispatch({ type: 'renewal unanswered', session })
    }, CALL_TIMEOUT_MS)
    await tabs.exclusively('session', () => {
      giveUp()
      return trade()
    })
  },
)

/** Whether a question about the session has no answer of the API (NS-42). */
function isNoAnswer(error: unknown): boolean {
  return !(error instanceof ApiError && error.status !== undefined)
}
