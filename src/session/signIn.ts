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
 * Signs in: stores the tokens, reads the profile, and lets what is on screen be read again as this person
 * (A4.1-09 … A4.1-14). Fails with the call's own error; the session's `error` then says the same (A8-01). A sign-in that
 * another one has overtaken, here or in another tab, changes nothing and ends with an AbortError. So does one whose form
 * was left (`signal`): a late response must not replace the person who is there by then.
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
  // The tokens are stored, and the session asks for the profile again by itself (NS-42).
  if (state.phase === 'signing in') throw new ApiError({ fallback: 'Failed to load the profile' })
})
