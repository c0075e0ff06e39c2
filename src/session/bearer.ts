import { atom } from 'jotai'
import type { Bearer } from '#src/api/http.ts'
import { sessionStateAtom } from './session.ts'
import { followStorageAtom, sessionEventAtom, sessionReachedAtom } from './sessionEvents.ts'
import type { SessionState } from './sessionState.ts'

const isRenewing = (state: SessionState) => 'renewing' in state && state.renewing

/** The token for a call; waits for a refresh in flight. */
export const bearerAtom = atom(null, async (get, set, signal: AbortSignal): Promise<Bearer | undefined> => {
  set(followStorageAtom)
  set(sessionEventAtom, { type: 'answer wanted' })
  await set(sessionReachedAtom, (state) => !isRenewing(state), signal)
  const state = get(sessionStateAtom)
  return 'tokens' in state ? { token: state.tokens.access, session: state.session } : undefined
})

/**
 * For a call with a 401: the token for a retry, if there is a better one. Any number of calls share
 * one refresh (A4.1-24 … A4.1-27); a call of an ended session gets no other session's token.
 */
export const renewedBearerAtom = atom(
  null,
  async (get, set, refused: Bearer, signal: AbortSignal): Promise<Bearer | undefined> => {
    set(sessionEventAtom, { type: 'token refused', ...refused })
    const wasRenewed = isRenewing(get(sessionStateAtom))
    const isOver = (state: SessionState) => state.session !== refused.session || !isRenewing(state)
    await set(sessionReachedAtom, isOver, signal)
    const state = get(sessionStateAtom)
    if (signal.aborted || state.session !== refused.session || !('tokens' in state)) return undefined
    // The refresh had no response: a retry with the same token would be refused again (NS-42).
    if (state.unanswered) return undefined
    const { access: token } = state.tokens
    // A failed refresh ends the session. One that returned the same token may have prolonged it.
    return wasRenewed || token !== refused.token ? { token, session: state.session } : undefined
  },
)

/** A call is still refused with 401 (A2.14-06). */
export const callUnauthorisedAtom = atom(null, (_get, set, carried: Bearer | undefined): void => {
  set(sessionEventAtom, { type: 'call unauthorised', session: carried?.session })
})

/** Whether the sign-in of a call is still current. */
export const isCurrentAtom = atom(null, (get, _set, carried: Bearer): boolean => {
  return get(sessionStateAtom).session === carried.session
})
