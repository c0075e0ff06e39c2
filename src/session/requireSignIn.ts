import { atom } from 'jotai'
import { storeAfterSignInAtom } from './afterSignIn.ts'
import { promptOpenAtom } from './prompt.ts'
import { sessionAtom } from './session.ts'
import { sessionReachedAtom } from './sessionEvents.ts'

/**
 * Runs `action` now for somebody signed in; else asks to sign in and runs it afterwards (A2.14-04, A2.14-05). While
 * the last visit's sign-in is still being tried, the answer is waited for.
 */
export const requireSignInAtom = atom(null, (get, set, action: () => void): void => {
  const { isAuthenticated, isLoading } = get(sessionAtom)
  if (isAuthenticated) {
    action()
  } else if (isLoading) {
    const isSettled = set(sessionReachedAtom, ({ phase }) => phase === 'signed in' || phase === 'signed out')
    void isSettled.then(() => set(requireSignInAtom, action))
  } else {
    set(storeAfterSignInAtom, action)
    set(promptOpenAtom, true)
  }
})
