import { atom } from 'jotai'
import { storeAfterSignInAtom } from './afterSignIn.ts'
import { periodAtom } from './person.ts'
import { promptOpenAtom } from './promptOpen.ts'
import { sessionAtom } from './session.ts'
import { sessionReachedAtom } from './sessionEvents.ts'

/**
 * Runs `action` now for a signed-in user; otherwise asks to sign in and runs it afterwards (A2.14-04, A2.14-05). While
 * the session is being restored, it waits for the result.
 */
export const requireSignInAtom = atom(null, (get, set, action: () => void): void => {
  if (!get(sessionAtom).isLoading) return set(runOrAskAtom, action)
  const period = get(periodAtom)
  void set(settledAtom).then(() => (get(periodAtom) === period ? set(runOrAskAtom, action) : undefined))
})

const settledAtom = atom(null, (_get, set) =>
  set(sessionReachedAtom, ({ phase }) => phase === 'signed in' || phase === 'signed out'),
)

const runOrAskAtom = atom(null, (get, set, action: () => void): void => {
  if (get(sessionAtom).isAuthenticated) return action()
  set(storeAfterSignInAtom, action)
  set(promptOpenAtom, true)
})
