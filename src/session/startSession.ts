import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { readProfileAtom } from './readProfile.ts'
import { refreshSessionAtom } from './refreshSession.ts'
import { credentialsAtom, sessionEventAtom } from './session.ts'
import { signOutAtom } from './signOut.ts'
import { hasExpired } from './tokenExpiry.ts'

/** Finds out, once, whether the last visit's sign-in still holds (A4.1-03 … A4.1-08). Never opens the prompt (AMB-08). */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const stored = get(credentialsAtom).read('access')
  if (!stored) {
    set(sessionEventAtom, { type: 'signed out' })
    return
  }
  const expired = hasExpired(stored, get(worldAtom).clock.now())
  const token = expired ? await set(refreshSessionAtom) : stored
  if (token) await set(readProfileAtom, token, { final: expired })
  else set(signOutAtom)
})
