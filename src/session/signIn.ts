import { atom } from 'jotai'
import { requestTokens } from '#src/api/auth.ts'
import type { LoginBody } from '#src/api/generated/schemas/loginBody.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { sessionStateAtom } from './session.ts'
import { sessionEventAtom, sessionReachedAtom } from './sessionEvents.ts'

/**
 * Signs in: stores the tokens, reads the profile, and lets what is on screen be read anew as this person
 * (A4.1-09 … A4.1-14). Fails with the call's own error; the session's `error` then says the same (A8-01).
 */
export const signInAtom = atom(null, async (get, set, body: LoginBody): Promise<void> => {
  try {
    const tokens = await requestTokens(body, get(queryClientAtom))
    set(sessionEventAtom, { type: 'tokens received', tokens })
  } catch (error) {
    set(sessionEventAtom, { type: 'sign-in failed', error: error instanceof Error ? error.message : String(error) })
    throw error
  }
  await set(sessionReachedAtom, ({ phase }) => phase !== 'signing in')
  const state = get(sessionStateAtom)
  if (state.phase === 'signed out') throw new Error(state.error)
})
