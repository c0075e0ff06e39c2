import type { Query } from '@tanstack/react-query'
import { ApiError, isUnauthorized } from '#src/api/calls/ApiError.ts'
import { logFailure } from '#src/api/calls/logFailure.ts'
import { retryAfterOf, retryDelayMs } from '#src/api/calls/retryDelay.ts'
import { requestNewToken, requestProfile } from '#src/api/calls/session.ts'
import { CALL_TIMEOUT_MS } from '#src/product/limits.ts'
import type { Store } from '#src/world/Store.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { type AfterSignIn, isAccountPath, promptOpenAtom } from './afterSignIn.ts'
import { credentialsAtom, sessionStateAtom, storedIn } from './session.ts'
import type { ProfileRead, SessionEffect, SessionEvent } from './sessionState.ts'
import { forgetWithheldState } from './viewerHistory.ts'

/** Returns a function that performs an effect of a session change; asynchronous effects report back as events. */
export function createEffects(store: Store, afterSignIn: AfterSignIn, dispatch: (event: SessionEvent) => void) {
  const world = store.get(worldAtom)
  const { clock, tabs } = world
  const client = store.get(queryClientAtom)
  const credentials = store.get(credentialsAtom)

  /** Without the retries of other reads: the page waits for it. The session machine repeats the question. */
  const readProfile = async ({ session, token, isFresh }: ProfileRead): Promise<void> => {
    try {
      const user = await requestProfile(token, client)
      dispatch({ type: 'profile received', session, user })
    } catch (error) {
      logFailure('Failed to load the profile', error)
      if (isNoAnswer(error))
        return dispatch({ type: 'profile unanswered', session, token, afterMs: retryAfterOf(error) })
      dispatch({ type: 'profile failed', session, token, isFresh, unauthorised: isUnauthorized(error) })
    }
  }

  /**
   * Exchanges the refresh token for a new access token, under a lock shared by all tabs: the second tab finds the new
   * token in the storage, or no session, and exchanges nothing.
   */
  const renewToken = async ({ session, refresh }: { session: number; refresh: string }): Promise<void> => {
    const isWanted = () => {
      dispatch({ type: 'storage changed', stored: storedIn(credentials) })
      const state = store.get(sessionStateAtom)
      return state.session === session && 'renewing' in state && state.renewing
    }
    const exchange = async () => {
      if (!isWanted()) return
      try {
        const token = await requestNewToken(refresh, client)
        // Signed out meanwhile, here or in another tab: a late response must not sign in again.
        if (isWanted()) dispatch({ type: 'token renewed', session, token })
      } catch (error) {
        logFailure('Failed to refresh token', error)
        const type = isNoAnswer(error) ? 'renewal unanswered' : 'renewal failed'
        if (isWanted()) dispatch({ type, session, afterMs: retryAfterOf(error) })
      }
    }
    if (!tabs) return exchange()
    // The tab with the lock may be frozen. That is no answer about this session, and the app asks again later.
    const giveUp = clock.setTimeout(() => {
      if (isWanted()) dispatch({ type: 'renewal unanswered', session })
    }, CALL_TIMEOUT_MS)
    await tabs.exclusively('session', () => {
      giveUp()
      return exchange()
    })
  }

  /**
   * Removes the former viewer's data from the caches, and so from the screen. Public data is
   * refetched; data of the viewer (`meta.ownedByViewer`) is gone until the next sign-in. The HTTP client drops responses
   * that are still in flight (api/http.ts).
   */
  const forgetViewerData = () => {
    const concerned = { predicate: ({ meta }: Query) => meta?.outlivesSession !== true }
    void client.cancelQueries(concerned)
    client.getMutationCache().clear()
    for (const query of client.getQueryCache().findAll(concerned)) query.reset()
    client.removeQueries({ predicate: ({ meta }) => meta?.ownedByViewer === true })
    forgetWithheldState(world.history)
    // After the screens know who is signed in: queries for members only are disabled by then.
    clock.setTimeout(() => void client.refetchQueries({ type: 'active' }), 0)
  }

  return (effect: SessionEffect): void => {
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
        void readProfile(effect)
        return
      case 'renew token':
        void renewToken(effect)
        return
      case 'forget viewer data':
        forgetViewerData()
        return
      case 'reread data':
        void client.invalidateQueries()
        return
      case 'forget action after sign-in':
        afterSignIn.forget()
        return
      case 'ask to sign in':
        // A sign-in now returns to the page of the call.
        if (!isAccountPath(world.history.location.pathname)) {
          afterSignIn.store(() => undefined, { keepExisting: true })
        }
        store.set(promptOpenAtom, true)
        return
      case 'ask again later':
        // The delays of failed reads.
        clock.setTimeout(
          () => dispatch({ type: 'answer wanted' }),
          effect.afterMs ?? retryDelayMs(effect.times - 1, world.firstRetryMs),
        )
        return
      case 'take up the sign-in of another tab':
        afterSignIn.takeUp()
        return
      case 'warn':
        console.warn(effect.text)
        return
      case 'complain':
        console.error(effect.text, new Error(effect.text))
    }
  }
}

/** Whether a question about the session has no answer of the API. */
function isNoAnswer(error: unknown): boolean {
  return !(error instanceof ApiError && error.status !== undefined)
}
