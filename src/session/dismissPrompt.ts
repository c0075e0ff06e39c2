import { atom } from 'jotai'
import { afterSignInAtom } from './afterSignIn.ts'
import { promptOpenAtom } from './promptOpen.ts'

/** Closing the prompt without signing in cancels the pending action (NS-40). */
export const dismissPromptAtom = atom(null, (_get, set) => {
  set(promptOpenAtom, false)
  set(afterSignInAtom, undefined)
})
