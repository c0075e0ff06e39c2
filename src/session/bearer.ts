import { type Bearer, connect } from '#src/api/calls/http.ts'
import type { Store } from '#src/world/Store.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { periodAtom } from './person.ts'
import { sessionStateAtom } from './session.ts'
import type { SessionEvents } from './sessionEvents.ts'
import type { SessionState } from './sessionState.ts'

const isRenewing = (state: SessionState) => 'renewing' in state && state.renewing

/** Connects a store's query client to its world's server, with the session's token on every call. */
export function connectSession(store: Store, { dispatch, followStorage, reached }: SessionEvents): void {
  const world = store.get(worldAtom)
  const { baseUrl, fetch, clock, ended } = world

  /** The token for a call; waits for a refresh in flight. */
  const bearer = async (signal: AbortSignal): Promise<Bearer | undefined> => {
    followStorage()
    dispatch({ type: 'answer wanted' })
    await reached((state) => !isRenewing(state), signal)
    const state = store.get(sessionStateAtom)
    return 'tokens' in state ? { token: state.tokens.access, session: state.session } : undefined
  }

  /**
   * For a call with a 401: the token for a retry, if there is a better one. Any number of calls share
   * one refresh; a call of an ended session gets no other session's token.
   */
  const renewed = async (refused: Bearer, signal: AbortSignal): Promise<Bearer | undefined> => {
    dispatch({ type: 'token refused', ...refused })
    const wasRenewed = isRenewing(store.get(sessionStateAtom))
    await reached((state) => state.session !== refused.session || !isRenewing(state), signal)
    const state = store.get(sessionStateAtom)
    if (signal.aborted || state.session !== refused.session || !('tokens' in state)) return undefined
    // The refresh had no response: a retry with the same token would be refused again.
    if (state.unanswered) return undefined
    const { access: token } = state.tokens
    // A failed refresh ends the session. One that returned the same token may have prolonged it.
    return wasRenewed || token !== refused.token ? { token, session: state.session } : undefined
  }

  connect(store.get(queryClientAtom), {
    baseUrl,
    fetch,
    now: () => clock.now(),
    get callTimeoutMs() {
      return world.callTimeoutMs
    },
    ended,
    bearer,
    renewed,
    // A call is still refused with 401.
    onUnauthorised: (carried) => dispatch({ type: 'call unauthorised', session: carried?.session }),
    period: () => store.get(periodAtom),
    isCurrent: (carried) => store.get(sessionStateAtom).session === carried.session,
  })
}
