import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { credentialsAtom, sessionStateAtom, storedIn } from './session.ts'
import { sessionEventAtom } from './sessionEvents.ts'

/** Ends the session and removes all data of the former user; preferences and drafts stay (A4.1-15, AMB-10). */
export const signOutAtom = atom(null, (get, set): void => {
  set(sessionEventAtom, { type: 'signed out' })
  const credentials = get(credentialsAtom)
  // Another tab may be writing a refreshed token at this moment: the result is removed afterwards.
  void get(worldAtom).tabs?.exclusively('session', async () => {
    const { access, refresh } = storedIn(credentials)
    const isSignedOut = get(sessionStateAtom).phase === 'signed out'
    if (isSignedOut && access && !refresh) credentials.clear()
  })
})
