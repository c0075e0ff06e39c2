import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { credentialsAtom, storedIn } from './session.ts'
import { sessionEventAtom } from './sessionEvents.ts'

/** Ends the session and forgets everything that was the former user's; preferences and drafts stay (A4.1-15, AMB-10). */
export const signOutAtom = atom(null, (get, set): void => {
  set(sessionEventAtom, { type: 'signed out' })
  const credentials = get(credentialsAtom)
  // Another tab may have been writing a renewed token at this very moment: when it is done, what it left is swept up.
  void get(worldAtom).tabs?.exclusively('session', async () => {
    const { access, refresh } = storedIn(credentials)
    if (access && !refresh) credentials.clear()
  })
})
