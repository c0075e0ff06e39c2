import { atom } from 'jotai'
import { afterSignInAtom } from './afterSignIn.ts'
import { promptOpenAtom } from './promptOpen.ts'

/** Closing without signing in drops what was to be done (NS-40). */
export const dismissPromptAtom = atom(null, (_get, set) => {
  set(promptOpenAtom, false)
  set(afterSignInAtom, undefined)
})
