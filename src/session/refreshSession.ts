import { atom } from 'jotai'
import { requestNewToken } from '#src/api/auth.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { readProfileAtom } from './readProfile.ts'
import { credentialsAtom, sessionEventAtom } from './session.ts'
import { signOutAtom } from './signOut.ts'

const underWay = atom<Promise<string | undefined> | undefined>(undefined)

/**
 * Trades the refresh token for a new access token; any number of callers share one trade. Answers the new token, or
 * undefined when there is none to be had. A failed trade signs out (A4.1-16 … A4.1-19, A4.1-25); a missing refresh
 * token changes nothing (A4.1-27).
 */
export const refreshSessionAtom = atom(null, (get, set): Promise<string | undefined> => {
  const shared = get(underWay)
  if (shared) return shared
  const trade = set(tradeAtom).finally(() => set(underWay, undefined))
  set(underWay, trade)
  return trade
})

const tradeAtom = atom(null, async (get, set): Promise<string | undefined> => {
  const credentials = get(credentialsAtom)
  const client = get(queryClientAtom)
  const refresh = credentials.read('refresh')
  if (!refresh) {
    console.error('No refresh token available') // A8-35
    return undefined
  }
  try {
    const { access_token: token } = await requestNewToken(refresh, client)
    // Signed out meanwhile: a late answer must not sign back in.
    if (credentials.read('refresh') !== refresh) return undefined
    credentials.write('access', token)
    set(sessionEventAtom, { type: 'token renewed', token })
    return token
  } catch (error) {
    console.error('Failed to refresh token', error) // A8-34
    if (credentials.read('refresh') === refresh) set(signOutAtom, 'Failed to refresh token')
    return undefined
  }
})

/**
 * For a call that came back 401: the token to try once more with. If another call or another tab has renewed it
 * meanwhile, that one serves.
 */
export const renewTokenAtom = atom(null, async (get, set, refused: string | undefined) => {
  const current = get(credentialsAtom).read('access')
  if (current && current !== refused) return current
  if (!refused) return undefined
  const token = await set(refreshSessionAtom)
  if (token) void set(readProfileAtom, token, { final: true })
  return token
})
