import { atom } from 'jotai'
import { requestProfile } from '#src/api/auth.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { asProfile } from './profile.ts'
import { credentialsAtom, sessionEventAtom } from './session.ts'
import { signOutAtom } from './signOut.ts'

/**
 * Reads the profile of the token's owner and, with it, marks the session authenticated; a failure signs out
 * (A4.1-06 … A4.1-08, A4.1-18, A4.1-19). Answers whether it worked. One try only: it stands between the visitor and
 * the page (NS-42). `final`: the token is brand-new, so a 401 is not worth another refresh.
 */
export const readProfileAtom = atom(null, async (get, set, token: string, { final = false } = {}): Promise<boolean> => {
  const credentials = get(credentialsAtom)
  try {
    const user = asProfile(await requestProfile({ client: get(queryClientAtom), quiet: true, final }))
    // Signed out, or signed in as somebody else, while this was on its way.
    const current = credentials.read('access')
    if (!current) return false
    credentials.write('user', JSON.stringify(user))
    set(sessionEventAtom, { type: 'authenticated', token: current, user })
    return true
  } catch (error) {
    console.error('Failed to load the profile', error)
    if (credentials.read('access') === token) set(signOutAtom)
    return false
  }
})
