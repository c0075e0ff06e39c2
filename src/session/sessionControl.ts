import { atom, useAtomValue } from 'jotai'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { toldBy } from '#src/api/calls/failureTexts.ts'
import type { LoginBody } from '#src/api/generated/calls.schemas.ts'
import { readProfile, requestTokens } from '#src/api/calls/session.ts'
import type { Store } from '#src/world/Store.ts'
import { queryClientAtom, storeAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { type AfterSignIn, createAfterSignIn, promptOpenAtom } from './afterSignIn.ts'
import { connectSession } from './bearer.ts'
import { periodAtom } from './person.ts'
import { credentialsAtom, sessionAtom, sessionStateAtom, storedIn } from './session.ts'
import { createSessionEvents, type SessionEvents } from './sessionEvents.ts'

/** Everything that changes the session of one app. Components read the session from `sessionAtom`. */
export interface SessionControl {
  /**
   * Restores the stored session and reacts to other tabs from then on.
   * Never opens the prompt. Returns a function that stops it.
   */
  start(): () => void
  /**
   * Signs in: stores the tokens, reads the profile, and refetches what is on the screen as this user
   * . Rejects with the call's own error, which is also the session's `error`. A sign-in that
   * a later one has replaced, here or in another tab, changes nothing and rejects with an AbortError. So does one with
   * an unmounted form (`signal`): a late response must not replace the user who is signed in by then.
   */
  signIn(body: LoginBody, signal?: AbortSignal): Promise<void>
  /** Ends the session and removes all data of the former user; preferences and drafts stay. */
  signOut(): void
  /** Refetches the viewer's profile after a change. The caller reports a failure. */
  reloadProfile(): Promise<void>
  /**
   * The same after a change that does not depend on it: a failure is logged, and the next visit fetches the profile.
   * `reading` is a read that has begun already. Resolves with whether the profile has been fetched.
   */
  tryReloadProfile(reading?: Promise<void>): Promise<boolean>
  /**
   * Runs `action` now for a signed-in user; otherwise asks to sign in and runs it afterwards. While
   * the session is being restored, it waits for the result.
   */
  requireSignIn(action: () => void): void
  afterSignIn: AfterSignIn
  /** Closing the prompt without signing in cancels the pending action. */
  dismissPrompt(): void
  /**
   * Closes the prompt before an account page opens, and keeps the pending action. A session with a refused token is
   * still stored, and the account pages redirect users with a session: the session ends first.
   */
  leaveForAccount(): void
  reached: SessionEvents['reached']
}

/** `createApp` reads it first: that connects the app to its server. */
export const sessionControlAtom = atom((get): SessionControl => createSession(get(storeAtom)))

export const useSessionControl = () => useAtomValue(sessionControlAtom)

/** Creates the session of a store with a world, and connects the query client to the server. */
function createSession(store: Store): SessionControl {
  const { clock, tabs, site } = store.get(worldAtom)
  const client = store.get(queryClientAtom)
  const credentials = store.get(credentialsAtom)
  const afterSignIn = createAfterSignIn(store)
  const events = createSessionEvents(store, afterSignIn)
  const { dispatch, followStorage, reached } = events
  connectSession(store, events)

  /** Counts the sign-ins of this tab: only the latest one counts. */
  let attempts = 0

  const reloadProfile = async () => {
    const { session } = store.get(sessionStateAtom)
    const user = await readProfile({ client })
    dispatch({ type: 'profile received', session, user })
  }

  const runOrAsk = (action: () => void) => {
    if (store.get(sessionAtom).isAuthenticated) return action()
    afterSignIn.store(action)
    store.set(promptOpenAtom, true)
  }

  return {
    start() {
      dispatch({ type: 'started', stored: storedIn(credentials), nowMs: clock.now() })
      const stops = [tabs?.onChange(followStorage), site?.onOnline(() => dispatch({ type: 'answer wanted' }))]
      return () => {
        for (const stop of stops) stop?.()
      }
    },

    async signIn(body, signal) {
      const attempt = ++attempts
      const { session } = store.get(sessionStateAtom)
      const isLatest = () => !signal?.aborted && attempts === attempt && store.get(sessionStateAtom).session === session
      try {
        const tokens = await requestTokens(body, client, signal)
        if (!isLatest()) throw new DOMException('Another sign-in has overtaken this one.', 'AbortError')
        dispatch({ type: 'tokens received', tokens })
      } catch (error) {
        if (isLatest()) dispatch({ type: 'sign-in failed', error: toldBy(error, 'Invalid credentials') })
        throw error
      }
      await reached((state) => state.phase !== 'signing in' || state.unanswered !== undefined)
      const state = store.get(sessionStateAtom)
      if (state.phase === 'signed out') throw new Error(state.error)
      // The tokens are stored, and the session repeats the profile's request automatically.
      if (state.phase === 'signing in') throw new ApiError({ fallback: 'Failed to load the profile' })
    },

    signOut() {
      dispatch({ type: 'signed out' })
      // Another tab may be writing a refreshed token at this moment: the result is removed afterwards.
      void tabs?.exclusively('session', async () => {
        const { access, refresh } = storedIn(credentials)
        const isSignedOut = store.get(sessionStateAtom).phase === 'signed out'
        if (isSignedOut && access && !refresh) credentials.clear()
      })
    },

    reloadProfile,

    async tryReloadProfile(reading) {
      try {
        await (reading ?? reloadProfile())
        return true
      } catch (error) {
        console.error('Failed to load the profile', error)
        return false
      }
    },

    requireSignIn(action) {
      if (!store.get(sessionAtom).isLoading) return runOrAsk(action)
      const period = store.get(periodAtom)
      void reached(({ phase }) => phase === 'signed in' || phase === 'signed out').then(() =>
        store.get(periodAtom) === period ? runOrAsk(action) : undefined,
      )
    },

    afterSignIn,

    dismissPrompt() {
      store.set(promptOpenAtom, false)
      afterSignIn.forget()
    },

    leaveForAccount() {
      store.set(promptOpenAtom, false)
      if (!store.get(sessionAtom).isAuthenticated) return
      const pending = afterSignIn.pending()
      dispatch({ type: 'expired' })
      afterSignIn.restore(pending)
    },

    reached,
  }
}
