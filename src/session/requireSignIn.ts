import { atom } from 'jotai'
import { storeAfterSignInAtom } from './afterSignIn.ts'
import { sessionAtom } from './session.ts'

/** Whether 'Unlock the Full Experience!' is open. */
export const promptOpenAtom = atom(false)

/** Runs `action` now for somebody signed in; else asks to sign in and runs it afterwards (A2.14-04, A2.14-05). */
export const requireSignInAtom = atom(null, (get, set, action: () => void) => {
  if (get(sessionAtom).isAuthenticated) {
    action()
    return
  }
  set(storeAfterSignInAtom, action)
  set(promptOpenAtom, true)
})
