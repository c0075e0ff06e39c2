import { atom } from 'jotai'
import { requestTokens } from '#src/api/auth.ts'
import type { LoginBody } from '#src/api/generated/schemas/loginBody.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { readProfileAtom } from './readProfile.ts'
import { credentialsAtom } from './session.ts'

/** Signs in: stores the tokens, reads the profile, and lets what is on screen be read anew as this person (A4.1-09 … A4.1-14). */
export const signInAtom = atom(null, async (get, set, body: LoginBody): Promise<void> => {
  const client = get(queryClientAtom)
  const credentials = get(credentialsAtom)
  const { access_token: access, refresh_token: refresh } = await requestTokens(body, client)
  if (!access) throw new Error('No access token received from API.')
  credentials.clear()
  credentials.write('access', access)
  if (refresh) credentials.write('refresh', refresh)
  else console.warn('No refresh token received from API: this session ends with its access token.') // A4.1-11
  if (!(await set(readProfileAtom, access))) throw new Error('Failed to load the profile.')
  void client.invalidateQueries()
})
