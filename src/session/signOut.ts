import { atom } from 'jotai'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { afterSignInAtom } from './afterSignIn.ts'
import { credentialsAtom, sessionEventAtom } from './session.ts'

/** Ends the session and forgets everything that was the former user's; preferences and drafts stay (A4.1-15, AMB-10). */
export const signOutAtom = atom(null, (get, set, error?: string) => {
  get(credentialsAtom).clear()
  set(afterSignInAtom, undefined)
  set(sessionEventAtom, { type: 'signed out', ...(error && { error }) })
  const queryClient = get(queryClientAtom)
  void queryClient.cancelQueries()
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.ownedByViewer === true })
  void queryClient.resetQueries()
  queryClient.getMutationCache().clear()
})
