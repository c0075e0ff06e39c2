import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { requestTokens } from '#src/api/session.ts'
import { toldBy } from '#src/api/failureTexts.ts'
import type { LoginBody } from '#src/api/generated/schemas/loginBody.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { sessionStateAtom } from './session.ts'
import { sessionEventAtom, sessionReachedAtom } from './sessionEvents.ts'

/** Counts the sign-ins of this tab: only the latest one counts. */
const attemptsAtom = atom(0)

/**
 * Signs in: stores the tokens, reads the profile, and refetches what is on the screen as this user
 * (A4.1-09 … A4.1-14). Rejects with the call's own error, which is also the session's `error` (A8-01). A sign-in that
 * a later one has replaced, here or in another tab, changes nothing and rejects with an AbortError. So does one with
 * an unmounted form (`signal`): a late response must not replace the user who is signed in by then.
 */
export const signInAtom = atom(null, async (get, set, body: LoginBody, signal?: AbortSignal): Promise<void> => {
  const attempt = get(attemptsAtom) + 1
  set(attemptsAtom, attempt)
  const { session } = get(sessionStateAtom)
  const isLatest = () => !signal?.aborted && get(attemptsAtom) === attempt && get(sessionStateAtom).session === session
  try {
    const tokens = await requestTokens(body, get(queryClientAtom), signal)
    if (!isLatest()) throw new DOMException('Another sign-in has overtaken this one.', 'AbortError')
    set(sessionEventAtom, { type: 'tokens received', tokens })
  } catch (error) {
    if (isLatest()) set(sessionEventAtom, { type: 'sign-in failed', error: toldBy(error, 'Invalid credentials') })
    throw error
  }
  await set(sessionReachedAtom, (state) => state.phase !== 'signing in' || state.unanswered !== undefined)
  const state = get(sessionStateAtom)
  if (state.phase === 'signed out') throw new Error(state.error)
  // The tokens are stored, and the session repeats the profile's request automatically (NS-42).
  if (state.phase === 'signing in') throw new ApiError({ fallback: 'Failed to load the profile' })
})
